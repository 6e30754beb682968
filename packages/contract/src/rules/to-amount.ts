import { exponents, type CurrencyCode } from './money.ts'

/** What people and our own pages write next to the digits, without spaces and in capitals. */
const marks: Readonly<Record<CurrencyCode, { before: readonly string[]; after: readonly string[] }>> = {
  CLP: { before: ['$', 'CLP', 'CLP$', 'CL$', 'CH$'], after: ['CLP', '$', 'PESOS'] },
  PEN: { before: ['S/', 'S/.', 'PEN', 'PENS/', 'PENS/.'], after: ['PEN', 'S/', 'SOLES'] },
}

/** What our pages write after a price, in both languages. */
const unit = /\/(?:MES|HORA|MONTH|HOUR)$/

const whole = String.raw`\d+|[1-9]\d{0,2}(?:(?<separator>[., ])\d{3})(?:\k<separator>\d{3})*`
const shape = new RegExp(String.raw`^(?<whole>${whole})(?:(?<comma>[.,])(?<fraction>\d{1,2}))?$`)

/** Reads digits in major units. NaN when they can't be read in one way only. */
const readDigits = (digits: string, currency: CurrencyCode): number => {
  const { whole, separator, comma, fraction = '' } = shape.exec(digits)?.groups ?? {}
  if (whole === undefined || (comma && comma === separator)) return Number.NaN
  // `350.00` pesos may be 350, or 350.000 with a digit missing.
  const isSlip = !separator && whole.length <= 3 && /^0+$/.test(fraction)
  if (isSlip && exponents[currency] === 0) return Number.NaN
  return Number(`${whole.replaceAll(/\D/g, '')}.${fraction || 0}`)
}

/** In Perú millions may be followed by an apostrophe: 1'250,000.00. It stands for either separator. */
const readGroups = (digits: string, currency: CurrencyCode): number => {
  if (!/['’]/.test(digits)) return readDigits(digits, currency)
  const readings = [',', '.'].map((separator) =>
    readDigits(digits.replace(/['’](?=\d{3})/, separator), currency),
  )
  return readings.find((reading) => !Number.isNaN(reading)) ?? Number.NaN
}

const compact = (mark: string): string => mark.replaceAll(/\s/g, '').toUpperCase()

/**
 * Returns a function that reads an amount in major units as people and our pages write it: `450000`, `$ 450.000`,
 * `$ 450.000 CLP`, `$ 450.000 /mes`, `1.900,50`, `S/ 1,900.50`, with any spaces; null if nothing was typed, and NaN if it can't be
 * read, has another currency, or could mean two amounts. Nobody writes three decimals of money, so three digits after
 * a dot or a comma are thousands. Pesos with decimals are read, so that a form can say that they have none
 * (`fitsCurrency`). For `setValueAs` of a form's field.
 */
export const toAmount =
  (currency: CurrencyCode) =>
  (typed: unknown): number | null => {
    if (typeof typed !== 'string') return typeof typed === 'number' ? typed : null
    const text = typed.normalize('NFKC').trim()
    if (text === '') return null
    const [, before = '', digits = '', after = ''] = /^(\D*)(.*\d)?(\D*)$/su.exec(text) ?? []
    const [, minus, mark = '', late] = /^([-−])?(.*?)([-−])?$/su.exec(compact(before)) ?? []
    // An amount may end in a stroke: `$ 450.000.-`.
    const end = compact(after).replace(unit, '').replace(/^\.?-/, '')
    const known = marks[currency]
    const isKnown = (mark === '' || known.before.includes(mark)) && (end === '' || known.after.includes(end))
    if (!isKnown || (minus && late)) return Number.NaN
    const amount = readGroups(digits.replaceAll(/\s+/g, ' '), currency)
    return (minus ?? late) && amount !== 0 ? -amount : amount
  }
