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

/**
 * A bare number whose last digit does not fit may be a mistyped RUT or a passport of another country: it is
 * left as it is.
 */
const readRut = (text: string, raw: string): IdentityDocument | undefined => {
  const found = /^0*(\d{6,8})([\dK])$/.exec(text)
  if (!found) return undefined
  const [number, digit] = [found[1]!, found[2]!]
  const checked = rutDigit(number) === digit
  if (!checked && !/[.-]/.test(raw)) return { kind: 'rut', normalized: text, checked }
  return { kind: 'rut', normalized: `${number.replace(/\B(?=(\d{3})+$)/g, '.')}-${digit}`, checked }
}

/** With its dots and dash a RUT is one in Perú too. */
const readDottedRut = (text: string, raw: string): IdentityDocument | undefined =>
  /\d(\.\d{3}){2}-[\dK]\s*$/i.test(raw) ? readRut(text, raw) : undefined

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
  const found = /^(\d{8})([\dA-K])?$/.exec(text)
  if (!found) return undefined
  const [number, digit] = [found[1]!, found[2]]
  if (digit === undefined) return { kind: 'dni', normalized: number, checked: true }
  if (/\d/.test(digit) && !/-\s*\d\s*$/.test(raw)) return undefined
  const index = (11 - (weighted(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  const checked = digit === dniDigits[index] || digit === dniLetters[index]
  return { kind: 'dni', normalized: `${number}-${digit}`, checked }
}

const readCe = (text: string): IdentityDocument | undefined =>
  /^\d{9}$/.test(text) ? { kind: 'ce', normalized: text, checked: true } : undefined

/** Every country has its own form: dots and dashes stay. */
const readPassport = (text: string, raw: string): IdentityDocument | undefined =>
  /^(?=.*\d)[A-Z\d]{6,12}$/.test(text)
    ? { kind: 'passport', normalized: raw.toUpperCase().replaceAll(/\s/g, ''), checked: true }
    : undefined

const readers = {
  Chile: [readRut, readRuc, readPassport],
  Perú: [readRuc, readDottedRut, readDni, readCe, readPassport],
}

/**
 * Recognises a document by its form, in the order of the country it is shown in. Undefined when it is none
 * that we know: it is still accepted as text.
 */
export const readDocument = (raw: string, country: 'Chile' | 'Perú'): IdentityDocument | undefined => {
  const text = raw.toUpperCase().replaceAll(/[\s.-]/g, '')
  return readers[country].map((read) => read(text, raw)).find((found) => found !== undefined)
}
