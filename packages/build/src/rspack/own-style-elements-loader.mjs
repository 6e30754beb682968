// Lets libraries of a remote write styles, which the page's policy refuses in style elements: they get an element that
// `own-style-element.mjs` makes, which the bundler imports where its name stands. Only what a script makes is meant, so
// markup that somebody managed to insert stays refused.
const made = /([\w$]+(?:\.[\w$]+)*)\.createElement\(\s*(["'`])style\2\s*\)/g

/** @param {string} source a module */
export default function ownStyleElementsLoader(source) {
  return source.replaceAll(made, (_, from) => `ownStyleElement(${from})`)
}
