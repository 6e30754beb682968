import { stripeCurrencies } from './currencies.ts'
import { ParameterError } from './errors.ts'
import type { FormRecord, FormValue } from '../../form.ts'

/** Converts one decoded form value to its type. @throws ParameterError that names `path` */
export type Reader<T> = (value: FormValue | undefined, path: string) => T

type Shape = Record<string, Reader<unknown>>
export type Read<R> = R extends Reader<infer T> ? T : never
type ReadShape<S extends Shape> = { [K in keyof S]: Read<S[K]> }

const invalid = (message: string, param: string, code?: string) =>
  new ParameterError(message, code === undefined ? { param } : { param, code })

const shortened = (value: string): string =>
  value.length > 20 ? `${value.slice(0, 8)}...${value.slice(-8)}` : value

/** Reads a text of at most `length` characters. An empty value unsets it, as in Stripe's API. */
export const textOfParam =
  (length: number): Reader<string | undefined> =>
  (value, path) => {
    if (typeof value === 'object') throw invalid(`Invalid string: ${JSON.stringify(value)}`, path)
    if (value !== undefined && value.length > length)
      throw invalid(`Invalid string: ${shortened(value)}; must be at most ${length} characters`, path)
    return value === '' ? undefined : value
  }

/** The maximum length when Stripe names no other. */
export const textParam = textOfParam(5000)

export const email: Reader<string | undefined> = (value, path) => {
  const address = textOfParam(512)(value, path)
  if (address === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return address
  throw invalid(`Invalid email address: ${address}`, path, 'email_invalid')
}

/** Reads a three-letter currency that Stripe accepts, in lower case. */
export const currencyParam: Reader<string | undefined> = (value, path) => {
  const given = textParam(value, path)?.toLowerCase()
  if (given === undefined || stripeCurrencies.includes(given)) return given
  throw invalid(
    `Invalid currency: ${given}. Stripe currently supports these currencies: ${stripeCurrencies.join(', ')}`,
    path,
  )
}

/** Reads an integer: minor units, seconds, or a count. */
export const integer: Reader<number | undefined> = (value, path) => {
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
    throw invalid(
      `Invalid integer: ${typeof value === 'string' ? value : '{}'}`,
      path,
      'parameter_invalid_integer',
    )
  }
  return Number(value)
}

export const flag: Reader<boolean | undefined> = (value, path) => {
  if (value === undefined || value === '') return undefined
  if (value !== 'true' && value !== 'false') throw invalid('Invalid boolean: must be true or false', path)
  return value === 'true'
}

const inWords = (allowed: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(allowed)

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): Reader<T | undefined> =>
  (value, path) => {
    if (value === undefined || value === '') return undefined
    if (allowed.includes(value as T)) return value as T
    throw invalid(`Invalid ${path}: must be one of ${inWords(allowed)}`, path)
  }

/** Reads a URL with its scheme. */
export const webAddress: Reader<string | undefined> = (value, path) => {
  const address = textParam(value, path)
  if (address === undefined || URL.canParse(address.replaceAll(/[{}]/g, ''))) return address
  throw invalid('Not a valid URL', path, 'url_invalid')
}

/** Reads free key-value pairs. An empty text marks a key for removal. */
export const metadata: Reader<Record<string, string> | undefined> = (value, path) => {
  if (value === undefined) return undefined
  if (value === '') return {}
  if (typeof value === 'string') throw invalid('Invalid hash', path)
  const entries = Object.entries(value)
  for (const [key, entry] of entries) {
    const param = `${path}[${key}]`
    if (typeof entry !== 'string') throw invalid('Metadata values must be strings', param)
    if (key.length > 40)
      throw invalid(
        `Metadata keys can have up to 40 characters, but you passed in a key that is ${key.length} characters.`,
        param,
      )
    if (entry.length > 500)
      throw invalid(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${entry.length} characters. Invalid value: ${entry}`,
        param,
      )
  }
  if (entries.length > 50) throw invalid('Metadata can have at most 50 keys', path)
  return Object.fromEntries(entries) as Record<string, string>
}

export const listOf =
  <T>(item: Reader<T>): Reader<T[] | undefined> =>
  (value, path) => {
    if (value === undefined || value === '') return undefined
    if (typeof value === 'string') throw invalid('Invalid array', path)
    return Object.entries(value).map(([index, entry]) => item(entry, `${path}[${index}]`))
  }

/** Reads a nested object. Keys that the shape does not name are refused. */
export const shape =
  <S extends Shape>(fields: S): Reader<ReadShape<S> | undefined> =>
  (value, path) => {
    if (value === undefined || value === '') return undefined
    if (typeof value === 'string') throw invalid('Invalid object', path)
    return readFields(value, fields, path)
  }

/** Accepts and ignores a value that the stand-in does not use. */
export const ignored: Reader<undefined> = () => undefined

export const required =
  <T>(reader: Reader<T | undefined>): Reader<T> =>
  (value, path) => {
    const read = reader(value, path)
    if (read !== undefined) return read
    if (value === '')
      throw invalid(
        `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`,
        path,
        'parameter_invalid_empty',
      )
    throw invalid(`Missing required param: ${path}.`, path, 'parameter_missing')
  }

/** Reads all parameters of a request. Unknown ones are refused like at Stripe. */
export function readFields<S extends Shape>(record: FormRecord, fields: S, parent = ''): ReadShape<S> {
  const pathOf = (key: string) => (parent === '' ? key : `${parent}[${key}]`)
  const unknown = Object.keys(record).find((key) => !Object.hasOwn(fields, key))
  if (unknown !== undefined) {
    throw invalid(`Received unknown parameter: ${pathOf(unknown)}`, pathOf(unknown), 'parameter_unknown')
  }
  return Object.fromEntries(
    Object.entries(fields).map(([key, read]) => [key, read(record[key], pathOf(key))]),
  ) as ReadShape<S>
}
