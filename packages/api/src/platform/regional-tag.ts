import type { Locale } from '@metrolibre/contract'

/** The tags by which `Intl` writes dates and numbers in mails and documents: as in Chile, and as in Britain. */
export const regionalTag: Readonly<Record<Locale, string>> = { es: 'es-CL', en: 'en-GB' }
