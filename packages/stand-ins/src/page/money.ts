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
 * Formats an amount in minor units as the product does, in every language: `$ 1.560.000` for CLP, `S/ 1.900` and
 * `S/ 1.900,50` for PEN.
 */
export function formatMoney(amount: number, currency: string): string {
  const digits = zeroDecimal.has(currency) ? 0 : 2
  const decimals = amount % 10 ** digits === 0 ? 0 : digits
  const number = new Intl.NumberFormat('es-CL', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  } as Intl.NumberFormatOptions).format(amount / 10 ** digits)
  return `${symbols[currency] ?? currency.toUpperCase()}\u00A0${number}`
}
