import type { Metadata, StripeObject } from './types.ts'

/** Merges metadata like Stripe: given keys replace old ones, and an empty text removes its key. */
export function mergeMetadata(old: Metadata, given: Metadata | undefined): Metadata {
  const entries = Object.entries({ ...old, ...given }).filter(([, value]) => value !== '')
  return Object.fromEntries(entries)
}

/** Returns the given fields that are not undefined. */
export function present<T extends object>(given: T): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** Returns the old values of changed fields, as events show them. */
export function changes(before: StripeObject, after: StripeObject): object {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const changed = [...now.keys()].filter(
    (key) => JSON.stringify(old.get(key)) !== JSON.stringify(now.get(key)),
  )
  return Object.fromEntries(changed.map((key) => [key, old.get(key) ?? null]))
}
