// Makes one space of the line breaks and indentation in templates of CSS, and leaves comments out: every first view would
// load them. Nothing else, because what is put into a template may need the space next to it.

/** @param {string} source a module */
export default function plainCssLoader(source) {
  return source.replaceAll(/\bcss`([^`]*)`/g, (_, text) => `css\`${onOneLine(text).trim()}\``)
}

/** @param {string} text */
const onOneLine = (text) =>
  text.replaceAll(
    /("[^"]*"|'[^']*')|\/\*[^]*?\*\/\s*|\s+/g,
    (found, quoted) => quoted ?? (found.startsWith('/*') ? '' : ' '),
  )
