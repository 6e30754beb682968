// Marks the calls that create components and contexts as free of side effects in libraries that don't do so
// themselves, so that unused ones can be left out of a bundle. Assignments of `displayName` would prevent
// that and are removed.
const makers = /= ((?:React\d*\.(?:createContext|forwardRef|memo)|createFormatted\w+)\()/g
const toolNames = /^\w+\.displayName = .*;$/gm

/** @param {string} source */
export default function pureCallsLoader(source) {
  return source.replaceAll(makers, '= /* @__PURE__ */ $1').replaceAll(toolNames, '')
}
