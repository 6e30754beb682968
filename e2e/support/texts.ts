import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Locale = 'es' | 'en'

/** Where catalogues stand whose words the journeys look for. */
const homes = [
  'shell',
  'mfe-public',
  'mfe-tenants',
  'mfe-tenants/src/features/booking',
  'mfe-owners',
  'mfe-admin',
]
const root = join(import.meta.dirname, '../..')

const read = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...homes.map((home) => JSON.parse(readFileSync(join(root, home, 'locales', `${locale}.json`), 'utf8'))),
  )

const catalogues = { es: read('es'), en: read('en') }

/** What the product itself says for a message id, so that a journey speaks both languages. Plain texts only. */
export const textsOf = (locale: Locale) => (id: string) => {
  const text = catalogues[locale][id]
  if (text === undefined) throw new Error(`No message ${id} in ${locale}.`)
  return text
}

/** The fixed words around the arguments of a message, as a pattern: `Pagar {amount}` finds `Pagar $ 450.000`. */
export const patternsOf = (locale: Locale) => (id: string) =>
  new RegExp(
    textsOf(locale)(id)
      .split(/\{[^{}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  )
