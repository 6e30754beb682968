/** The identity documents of people and companies in both countries (RULES.md §2.66). */
export type DocumentKind = 'rut' | 'dni' | 'ruc' | 'ce' | 'passport'

export interface IdentityDocument {
  readonly kind: DocumentKind
  /** The number as it is stored and printed: `12.345.678-5`, `20100070970`. */
  readonly normalized: string
  /** False when the check digit is wrong or a digit is missing, which is a warning and never a refusal. */
  readonly checked: boolean
  /** What was probably meant, where the number is not right: the same with the digit that fits. */
  readonly suggestion?: string
}

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

const rutDigit = (number: string): string => {
  const reversed = Array.from(number).toReversed()
  const sum = reversed.reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const rest = 11 - (sum % 11)
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)
}

/** A dash or the last dot leaves one place for the check digit; `12.345.678` has none, so it is a DNI with dots. */
const isWrittenAsRut = /-\s*[\dK]\s*$|\.\d{3}[\dK]\s*$/i

/**
 * Reads a RUT. A number without punctuation whose check digit is wrong may be a mistyped RUT or a foreign
 * passport, so it is left unchanged.
 */
const readRut = (text: string, raw: string): IdentityDocument | undefined => {
  const found = /^0*(\d{6,8})([\dK])$/.exec(text)
  if (!found) return undefined
  const [number, digit] = [found[1]!, found[2]!]
  const checkDigit = rutDigit(number)
  const written = (last: string) => `${number.replace(/\B(?=(\d{3})+$)/g, '.')}-${last}`
  if (checkDigit === digit) return { kind: 'rut', normalized: written(digit), checked: true }
  const normalized = isWrittenAsRut.test(raw) ? written(digit) : text
  return { kind: 'rut', normalized, checked: false, suggestion: written(checkDigit) }
}

/**
 * Reads a RUT with dots and dash, which is recognised in Perú too. One of eight digits whose check digit is wrong
 * is left to the other kinds, because there a DNI was more probably meant.
 */
const readDottedRut = (text: string, raw: string): IdentityDocument | undefined => {
  const found = /\d(\.\d{3}){2}-[\dK]\s*$/i.test(raw) ? readRut(text, raw) : undefined
  return found?.checked || !/^\d{8}[\dK]$/.test(text) ? found : undefined
}

const rucPrefixes = ['10', '15', '16', '17', '20']

const readRuc = (text: string): IdentityDocument | undefined => {
  if (!/^\d{11}$/.test(text) || !rucPrefixes.includes(text.slice(0, 2))) return undefined
  const rest = 11 - (weighted(text, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  const suggestion = `${text.slice(0, 10)}${rest % 10}`
  return suggestion === text
    ? { kind: 'ruc', normalized: text, checked: true }
    : { kind: 'ruc', normalized: text, checked: false, suggestion }
}

const dniDigits = '67890112345'
const dniLetters = 'KABCDEFGHIJ'

/**
 * Reads a DNI. Nine plain digits are a carné de extranjería, because the check digit of a DNI follows a dash
 * or is a letter. Seven digits are a DNI without its leading zero, which spreadsheets drop.
 */
const readDni = (text: string, raw: string): IdentityDocument | undefined => {
  if (/^\d{7}$/.test(text)) return { kind: 'dni', normalized: text, checked: false, suggestion: `0${text}` }
  const found = /^(\d{8})([\dA-K])?$/.exec(text)
  if (!found) return undefined
  const [number, digit] = [found[1]!, found[2]]
  if (digit === undefined) return { kind: 'dni', normalized: number, checked: true }
  if (/\d/.test(digit) && !/-\s*\d\s*$/.test(raw)) return undefined
  const index = (11 - (weighted(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  const normalized = `${number}-${digit}`
  if (digit === dniDigits[index] || digit === dniLetters[index])
    return { kind: 'dni', normalized, checked: true }
  const fits = (/\d/.test(digit) ? dniDigits : dniLetters)[index]
  return { kind: 'dni', normalized, checked: false, suggestion: `${number}-${fits}` }
}

const readCe = (text: string): IdentityDocument | undefined =>
  /^\d{9}$/.test(text) ? { kind: 'ce', normalized: text, checked: true } : undefined

/** Reads a passport number. Each country has its own format, so dots and dashes are kept. */
const readPassport = (text: string, raw: string): IdentityDocument | undefined =>
  /^(?=.*\d)[A-Z\d]{6,12}$/.test(text)
    ? { kind: 'passport', normalized: raw.toUpperCase().replaceAll(/\s/g, ''), checked: true }
    : undefined

const readers = {
  Chile: [readRut, readRuc, readPassport],
  Perú: [readRuc, readDottedRut, readDni, readCe, readPassport],
}

/**
 * Recognises an identity document by its form, trying the kinds in the order of the country. Returns
 * undefined for an unknown form, which is still accepted as text.
 */
export const readDocument = (raw: string, country: 'Chile' | 'Perú'): IdentityDocument | undefined => {
  const text = raw.toUpperCase().replaceAll(/[\s.-]/g, '')
  return readers[country].map((read) => read(text, raw)).find((found) => found !== undefined)
}

/**
 * Returns the form in which the number of a person's document is stored, so that it is the same however it was
 * typed. A number of unknown form is only trimmed.
 */
export const storedIdentity = (raw: string, country: 'Chile' | 'Perú'): string =>
  readDocument(raw, country)?.normalized ?? raw.trim()

/**
 * Returns the form in which a company's number is stored. It is never read as a passport, because that would change its
 * lower-case letters.
 */
export const storedTaxNumber = (raw: string, country: 'Chile' | 'Perú'): string => {
  const found = readDocument(raw, country)
  return found && found.kind !== 'passport' ? found.normalized : raw.trim()
}
