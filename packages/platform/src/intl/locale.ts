/** Languages of the product; the first is the default and the fallback (RULES.md §1.1). */
export const locales = ['es', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'es'

/** Countries of the product, spelled as in the API. */
export const countries = ['Chile', 'Perú'] as const
export type Country = (typeof countries)[number]
export const defaultCountry: Country = 'Chile'

/** A catalogue: flat message id to ICU text, or to its parsed form once built. */
export type Messages = Record<string, unknown>
