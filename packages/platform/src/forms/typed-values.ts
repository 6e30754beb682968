/** Returns what was typed as a number, or null if the control is empty. For `setValueAs` of a form's field. */
export const toNumber = (typed: unknown): number | null => {
  if (typed === null || typed === undefined || typed === '') return null
  const number = Number(typed)
  return Number.isFinite(number) ? number : null
}

const thousands = /^-?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*(?!\d)/

/**
 * Returns an amount or an area as people write it: 450000, 450.000 or 450,000 pesos, 1900.50 or 1.900,50 soles,
 * 62,5 m²; null if the control is empty, and NaN if it can't be read. Nobody writes three decimals, so three digits
 * after a dot or a comma are thousands. A control of the type `number` is no use for it: it drops a comma, so that
 * 62,5 becomes 625. For `setValueAs` of a form's field.
 */
export const toDecimal = (typed: unknown): number | null => {
  if (typeof typed !== 'string') return toNumber(typed)
  return toFactor(
    typed.replace(/[\s\u00a0]/g, '').replace(thousands, (groups) => groups.replace(/[.,]/g, '')),
  )
}

/**
 * Returns a factor, a length, a percentage or a coordinate with as many decimals as were typed, after a dot or a
 * comma: 0,9, 3.482 m, -33,4372; null if the control is empty, and NaN if it can't be read. For `setValueAs` of a
 * form's field.
 */
export const toFactor = (typed: unknown): number | null => {
  if (typeof typed !== 'string') return toNumber(typed)
  const compact = typed.replace(/[\s\u00a0]/g, '')
  if (compact === '') return null
  const plain = compact.replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Returns what was chosen, or null if the choice was left open. For `setValueAs` of a form's field. */
export const toChoice = (chosen: unknown) => (chosen === '' || chosen === undefined ? null : chosen)
