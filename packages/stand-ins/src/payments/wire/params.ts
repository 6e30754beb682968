import { StripeError } from './errors.ts'
import type { FormRecord, FormValue } from '../../form.ts'

/** Reads one decoded form value into its type, or throws Stripe's refusal naming `path`. */
export type Reader<T> = (value: FormValue | undefined, path: string) => T

type Shape = Record<string, Reader<unknown>>
export type Read<R> = R extends Reader<infer T> ? T : never
type ReadShape<S extends Shape> = { [K in keyof S]: Read<S[K]> }

const invalid = (message: string, param: string, code?: string) =>
  new StripeError(message, code === undefined ? { param } : { param, code })

/** Text; an empty value unsets, as in Stripe's API. */
export const text: Reader<string | undefined> = (value, path) => {
  if (typeof value === 'object') throw invalid(`Invalid string: ${JSON.stringify(value)}`, path)
  return value === '' ? undefined : value
}

/** Whole numbers of minor units, seconds, or a count. */
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

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): Reader<T | undefined> =>
  (value, path) => {
    if (value === undefined || value === '') return undefined
    if (allowed.includes(value as T)) return value as T
    throw invalid(`Invalid ${path}: must be one of ${allowed.join(', ')}`, path)
  }

/** A web address with its scheme. */
export const webAddress: Reader<string | undefined> = (value, path) => {
  const address = text(value, path)
  if (address === undefined || URL.canParse(address.replaceAll(/[{}]/g, ''))) return address
  throw invalid('Not a valid URL', path, 'url_invalid')
}

/** Free key-value pairs; an empty text marks a key for removal. */
export const metadata: Reader<Record<string, string> | undefined> = (value, path) => {
  if (value === undefined) return undefined
  if (value === '') return {}
  if (typeof value === 'string') throw invalid('Invalid hash', path)
  const entries = Object.entries(value)
  const nested = entries.find(([, entry]) => typeof entry !== 'string' || entry.length > 500)
  if (nested)
    throw invalid('Metadata values must be strings of at most 500 characters', `${path}[${nested[0]}]`)
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

/** A nested hash; keys that the shape does not name are refused. */
export const shape =
  <S extends Shape>(fields: S): Reader<ReadShape<S> | undefined> =>
  (value, path) => {
    if (value === undefined || value === '') return undefined
    if (typeof value === 'string') throw invalid('Invalid object', path)
    return readFields(value, fields, path)
  }

/** Accepts what the stand-in does not act upon. */
export const ignored: Reader<undefined> = () => undefined

export const required =
  <T>(reader: Reader<T | undefined>): Reader<T> =>
  (value, path) => {
    const read = reader(value, path)
    if (read !== undefined) return read
    throw invalid(`Missing required param: ${path}.`, path, 'parameter_missing')
  }

/** Reads a whole request's parameters; unknown ones are refused as Stripe refuses them. */
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
