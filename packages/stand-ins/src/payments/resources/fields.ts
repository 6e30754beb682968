import { StripeError } from '../wire/errors.ts'
import type { Metadata, StripeObject } from '../objects/types.ts'

/** Merges metadata as Stripe does: given keys win, an empty text removes its key. */
export function mergeMetadata(old: Metadata, given: Metadata | undefined): Metadata {
  const entries = Object.entries({ ...old, ...given }).filter(([, value]) => value !== '')
  return Object.fromEntries(entries)
}

/** The given fields that are not undefined. */
export function present<T extends object>(given: T): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** The old values of what changed, as events show them. */
export function changes(before: StripeObject, after: StripeObject): object {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  return Object.fromEntries(changed.map((key) => [key, before[key] ?? null]))
}

/** A three-letter currency in lower case. */
export function currencyOf(given: string, param: string): string {
  const currency = given.toLowerCase()
  if (/^[a-z]{3}$/.test(currency)) return currency
  throw new StripeError(`Invalid currency: ${given}`, { param })
}
