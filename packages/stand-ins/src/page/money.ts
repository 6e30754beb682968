import type { Language } from './layout.ts'

/** Currencies without minor units, from Stripe's list. */
const zeroDecimal = new Set([
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'ugx',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
])
const symbols: Record<string, string> = { clp: '$', pen: 'S/', usd: 'US$' }

/**
 * Formats an amount in minor units as the product does: `$ 1.560.000` for CLP and `S/ 1,900.50` for PEN, in English
 * followed by the code.
 */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const digits = zeroDecimal.has(currency) ? 0 : 2
  const number = new Intl.NumberFormat(currency === 'clp' ? 'es-CL' : 'es-PE', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  } as Intl.NumberFormatOptions).format(amount / 10 ** digits)
  const code = currency.toUpperCase()
  const written = `${symbols[currency] ?? code}\u00A0${number}`
  return language === 'en' && symbols[currency] ? `${written}\u00A0${code}` : written
}
