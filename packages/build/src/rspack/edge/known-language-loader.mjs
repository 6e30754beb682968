// For each message with values, the library asks whether the browser supports the language, which makes the
// browser load all its locale data: a tenth of a second on a slow phone. Every browser supports Spanish and
// English, so the check is removed.
const question = 'Intl.NumberFormat.supportedLocalesOf(locales);'

/** @param {string} source */
export default function knownLanguageLoader(source) {
  if (!source.includes(question))
    throw new Error('The library asks for known languages in another way by now.')
  return source.replace(question, '[];')
}
