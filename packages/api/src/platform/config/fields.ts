import { isTrustList, wantsTrustList } from '@metrolibre/doors'
import * as v from 'valibot'
import { plainKey } from '../identity-numbers/keyring.ts'
import type { HashSecrets } from '../keyed-hash.ts'
import { readCertificateChain } from '../seal/keys.ts'

const isUrl = (protocols: readonly string[]) => (value: string) => {
  const url = URL.parse(value)
  return url !== null && protocols.includes(url.protocol.slice(0, -1))
}

/** A URL with one of the given protocols. */
export const address = (...protocols: string[]) =>
  v.pipe(
    v.string('is missing'),
    v.check(isUrl(protocols), `must be an address starting with ${protocols.join(':// or ')}://`),
  )

/** A list of addresses with one of the given protocols, separated by commas or spaces. */
export const addressList = (...protocols: string[]) =>
  v.pipe(
    v.string('is missing'),
    // A comma within an address separates its hosts.
    v.transform((text) => text.trim().split(/[\s,]+(?=[a-z]+:\/\/)/)),
    v.check(
      (urls) => urls.every(isUrl(protocols)),
      `must list addresses starting with ${protocols.join(':// or ')}://`,
    ),
  )

const isChain = (pem: string): boolean => {
  try {
    return readCertificateChain(pem).length > 0
  } catch {
    return false
  }
}

export const httpAddress = address('http', 'https')

/** A number from 0 to 1. */
export const share = v.pipe(
  v.string('is missing'),
  v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1'),
  v.transform(Number),
)

/** An integer between two bounds, written in digits. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string('is missing'),
    v.transform(Number),
    v.integer(`must be a whole number from ${min} to ${max}`),
    v.minValue(min, `must be a whole number from ${min} to ${max}`),
    v.maxValue(max, `must be a whole number from ${min} to ${max}`),
  )

export const requiredSetting = v.pipe(v.string('is missing'), v.nonEmpty('is empty'))

export const trustList = v.pipe(v.string('is missing'), v.check(isTrustList, wantsTrustList))

const listOf = (min: number, secretsIn: (values: readonly string[]) => readonly string[]) =>
  v.pipe(
    v.string('is missing'),
    v.transform((text) => text.split(/[\s,]+/).filter((value) => value !== '')),
    v.check((values) => {
      const found = secretsIn(values)
      return found.length > 0 && found.every(({ length }) => length >= min)
    }, `must have at least ${min} characters in each value`),
    v.check((values) => new Set(values).size === values.length, 'must not hold the same value twice'),
    v.transform(([newest = '', ...older]): HashSecrets => [newest, ...older]),
  )

/** A secret that can be rotated: its values, newest first, separated by commas or spaces. */
export const secretList = (min: number) => listOf(min, (values) => values)

/** Keys that can be rotated, the one in use first. `plain` in front of them leaves readable what they are for. */
export const identityKeys = (min: number) =>
  listOf(min, (values) => (values[0] === plainKey ? values.slice(1) : values))

/** A private key in PEM form. Environments without line breaks write them as \n. */
export const privateKey = v.pipe(
  v.string('is missing'),
  v.transform((value) => value.replaceAll(String.raw`\n`, '\n')),
  v.startsWith('-----BEGIN PRIVATE KEY-----', 'must be a PKCS #8 private key in PEM form'),
)

/** One or more certificates in PEM form. Environments without line breaks write them as \n. */
export const certificates = v.pipe(
  v.string('is missing'),
  v.transform((value) => value.replaceAll(String.raw`\n`, '\n')),
  v.check(isChain, 'must be one or more certificates in PEM form'),
)

export const oneOfWords = <const T extends readonly string[]>(...options: T) =>
  v.picklist(options, `must be one of ${options.join(', ')}`)
