// Marks what makers of components and contexts give as free of side effects, in libraries that don't say so
// themselves: what a bundle does not use of it may be left out. Names for developer tools would hold it back.
const makers = /= ((?:React\d*\.(?:createContext|forwardRef|memo)|createFormatted\w+)\()/g
const toolNames = /^\w+\.displayName = .*;$/gm

/** @param {string} source */
export default function pureCallsLoader(source) {
  return source.replaceAll(makers, '= /* @__PURE__ */ $1').replaceAll(toolNames, '')
}
