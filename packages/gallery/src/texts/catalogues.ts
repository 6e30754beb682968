import type { Locale, Messages } from '@metrolibre/platform'
import en from '../../locales/en.json'
import es from '../../locales/es.json'

export const catalogues: Readonly<Record<Locale, Messages>> = { es, en }
