/** The currencies that Stripe accepts, as its refusal of an unknown one lists them. */
export const stripeCurrencies = (
  'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf ' +
  'clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl hrk htg huf idr ' +
  'ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr ' +
  'mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd ' +
  'shp sle sos srd std szl thb tjs tnd top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
).split(' ')

const wholeOnly = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))

// A payment must be worth half a US dollar after conversion, which is about these amounts.
const leastByCurrency: Record<string, number> = { usd: 50, eur: 50, clp: 480, pen: 190 }

/** Returns the minimum total of a payment in minor units. */
export const leastOf = (currency: string): number => leastByCurrency[currency] ?? 50

/** The maximum total: eight digits of minor units in any currency. */
export const MOST = 99_999_999

/** Formats an amount as in a refusal: `$480 clp`, `$999,999.99 pen`. */
export const written = (amount: number, currency: string): string => {
  const decimals = wholeOnly.has(currency) ? 0 : 2
  const major = amount / 10 ** decimals
  return `$${major.toLocaleString('en-US', { minimumFractionDigits: decimals })} ${currency}`
}
