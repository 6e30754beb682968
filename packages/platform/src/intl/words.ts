import type { Country, Locale } from './locale.ts'

/** Whose words a text has: those of a language, or of Spanish as it is spoken in Perú. */
export type Words = Locale | 'es-PE'

/** Returns the words for readers of a language in this country, or about a thing that is there. */
export const wordsOf = ({ locale, country }: { locale: Locale; country: Country }): Words =>
  locale === 'es' && country === 'Perú' ? 'es-PE' : locale
