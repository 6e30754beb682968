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
 * Formats an amount in minor units: `$ 1.560.000` for CLP, `S/ 1.900,00` (es) or `S/ 1,900.00` (en) for PEN.
 */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const digits = zeroDecimal.has(currency) ? 0 : 2
  const number = new Intl.NumberFormat(language === 'es' ? 'es-CL' : 'en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  } as Intl.NumberFormatOptions).format(amount / 10 ** digits)
  return `${symbols[currency] ?? currency.toUpperCase()}\u00A0${number}`
}
