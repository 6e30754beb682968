/** Documents people and companies of both countries identify themselves with. RULES §2. */
export type DocumentKind = 'rut' | 'dni' | 'ruc' | 'ce' | 'passport'

export interface IdentityDocument {
  readonly kind: DocumentKind
  /** As it is stored and printed: `12.345.678-5`, `20100070970`. */
  readonly normalized: string
  /** False when a check digit does not fit; a warning, never a refusal. */
  readonly checked: boolean
}

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

const rutDigit = (number: string): string => {
  const reversed = Array.from(number).toReversed()
  const sum = reversed.reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const rest = 11 - (sum % 11)
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)
}

const readRut = (text: string): IdentityDocument | undefined => {
  const [, number, digit] = /^0*(\d{6,8})([\dK])$/.exec(text) ?? []
  if (!number || !digit) return undefined
  const grouped = number.replace(/\B(?=(\d{3})+$)/g, '.')
  return { kind: 'rut', normalized: `${grouped}-${digit}`, checked: rutDigit(number) === digit }
}

const rucPrefixes = ['10', '15', '16', '17', '20']

const readRuc = (text: string): IdentityDocument | undefined => {
  if (!/^\d{11}$/.test(text) || !rucPrefixes.includes(text.slice(0, 2))) return undefined
  const rest = 11 - (weighted(text, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return { kind: 'ruc', normalized: text, checked: String(rest % 10) === text[10] }
}

const dniDigits = '67890112345'
const dniLetters = 'KABCDEFGHIJ'

/** Nine digits in a row are a carné de extranjería: a check digit is set off by a dash, or is a letter. */
const readDni = (text: string, raw: string): IdentityDocument | undefined => {
  const [, number, digit] = /^(\d{8})([\dA-K])?$/.exec(text) ?? []
  if (!number || (digit && /\d/.test(digit) && !/-\s*\d\s*$/.test(raw))) return undefined
  if (digit === undefined) return { kind: 'dni', normalized: number, checked: true }
  const index = (11 - (weighted(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  const checked = digit === dniDigits[index] || digit === dniLetters[index]
  return { kind: 'dni', normalized: `${number}-${digit}`, checked }
}

const readForeign = (text: string): IdentityDocument | undefined => {
  if (/^\d{9}$/.test(text)) return { kind: 'ce', normalized: text, checked: true }
  if (/^(?=.*\d)[A-Z\d]{6,12}$/.test(text)) return { kind: 'passport', normalized: text, checked: true }
  return undefined
}

/**
 * Recognises a document by its form, in the order of the country it is shown in. Undefined when it is none
 * that we know: it is still accepted as text.
 */
export const readDocument = (raw: string, country: 'Chile' | 'Perú'): IdentityDocument | undefined => {
  const text = raw.toUpperCase().replaceAll(/[\s.-]/g, '')
  const readers = country === 'Chile' ? [readRut, readForeign] : [readRuc, readDni, readForeign]
  return readers.map((read) => read(text, raw)).find((found) => found !== undefined)
}
