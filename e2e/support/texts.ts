import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Locale = 'es' | 'en'

const root = join(import.meta.dirname, '../..')

/** The texts of the shell and of every remote, whichever folder they lie in. */
const read = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`{shell,mfe-*}/{locales,src/**/locales}/${locale}.json`, { cwd: root }).map((file) =>
      JSON.parse(readFileSync(join(root, file), 'utf8')),
    ),
  )

const catalogues = { es: read('es'), en: read('en') }

/**
 * Returns the product's own text for a message id, so that a journey works in both languages. For messages
 * without arguments only.
 */
export const textsOf = (locale: Locale) => (id: string) => {
  const text = catalogues[locale][id]
  if (text === undefined) throw new Error(`No message ${id} in ${locale}.`)
  return text
}

/**
 * Returns the fixed text around the arguments of a message as a pattern: `Pagar {amount}` matches `Pagar $
 * 450.000`.
 */
export const patternsOf = (locale: Locale) => (id: string) =>
  new RegExp(
    textsOf(locale)(id)
      .split(/\{[^{}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  )
