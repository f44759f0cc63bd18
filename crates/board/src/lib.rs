//! Meshes of polygons: squares, steps, rays, names, orientation.
