/** The languages of the product. */
export const locales = ['es', 'en'] as const
export type Locale = (typeof locales)[number]
