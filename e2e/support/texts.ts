import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Locale = 'es' | 'en'

/** Folders with the catalogues whose messages the journeys use. */
const homes = [
  'shell',
  'mfe-public',
  'mfe-public/src/community',
  'mfe-public/src/features/post-form',
  'mfe-tenants',
  'mfe-tenants/src/features/booking',
  'mfe-owners',
  'mfe-owners/src/listing',
  'mfe-owners/src/panel',
  'mfe-owners/src/features/mandate',
  'mfe-owners/src/features/payments',
  'mfe-admin',
  'mfe-admin/src/features/users',
  'mfe-admin/src/properties',
]
const root = join(import.meta.dirname, '../..')

const read = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...homes.map((home) => JSON.parse(readFileSync(join(root, home, 'locales', `${locale}.json`), 'utf8'))),
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
