// Takes the indentation out of CSS in templates, which every first view would load. What is drawn stays the same.

/** @param {string} source a module */
export default function plainCssLoader(source) {
  return source.replaceAll(/\bcss`([^`]*)`/g, (_, text) => `css\`${plainCss(text).trim()}\``)
}

/**
 * Quoted texts and what is put in stay as they are. A space before a colon is kept: there it parts a descendant from its state.
 * @param {string} text
 */
const plainCss = (text) =>
  text.replaceAll(
    /\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[^]*?\*\/|;?\s*(})\s*|\s*([{;,])\s*|(:)\s+|\s+/g,
    (found, end, sign, colon) => {
      if (found.startsWith('/*')) return ''
      return end ?? sign ?? colon ?? (found.trim() === '' ? ' ' : found)
    },
  )
