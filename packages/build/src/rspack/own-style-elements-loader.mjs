// Lets libraries of a remote write style elements, which the page's policy refuses: their text is used as a constructed
// style sheet instead. Only elements that a script makes are meant, so markup that somebody managed to insert stays
// refused. `own-style-element.mjs` has the function, which the bundler imports where its name stands.
const made = /([\w$]+(?:\.[\w$]+)*)\.createElement\(\s*(["'`])style\2\s*\)/g

/** @param {string} source a module */
export default function ownStyleElementsLoader(source) {
  return source.replaceAll(made, (call) => `ownStyleElement(${call})`)
}
