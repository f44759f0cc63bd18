// Starts the program that the address asks for. Each is loaded once, when it is first needed, and keeps
// its state while the other one shows its page. Trunk puts this into the page: see Trunk.toml.
(() => {
  const { base, js, wasm } = document.currentScript.dataset;
  // Every program knows which pages are its own; this only tells which to load.
  const programs = [
    { pages: /^#\/(rules|lab|betza|edit|import)\b/, js: "berolina-study.js", wasm: "berolina-study_bg.wasm" },
    { pages: /^/, js, wasm },
  ];
  const ready = new Promise((done) => {
    addEventListener("DOMContentLoaded", () => done(document.querySelector(".waiting")));
  });
  const start = (program) => {
    const bytes = fetch(base + program.wasm);
    // Said below: nobody is to hear of it twice.
    bytes.catch(() => {});
    return import(base + program.js).then(async (module) => {
      await ready;
      await module.default({ module_or_path: bytes });
    });
  };
  const wanted = () => programs.find((program) => program.pages.test(location.hash));
  const show = async (words) => {
    const waiting = await ready;
    for (const part of waiting.querySelectorAll("[data-when]")) part.hidden = part.dataset.when !== words;
    if (words) document.body.prepend(waiting);
    else waiting.remove();
  };
  const enter = async () => {
    const program = wanted();
    try {
      program.started ??= start(program);
      if (!program.arrived) show("loading");
      await program.started;
      program.arrived = true;
      if (program === wanted()) show("");
    } catch (error) {
      console.error(error);
      program.started = undefined;
      if (program === wanted()) show("failed");
    }
  };
  addEventListener("hashchange", enter);
  ready.then((waiting) => waiting.querySelector("button").addEventListener("click", enter));
  enter();
})();
