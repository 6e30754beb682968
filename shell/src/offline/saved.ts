import type { PropertyCard } from '@metrolibre/api-client'
import type { Locale } from '@metrolibre/platform'
import { languageOfKey, pageKey } from '../service-worker/keys.ts'
import { find, openStore, savedAt } from '../service-worker/stores.ts'

/** The fields of a stored response that have the same name on the wire and here. */
type Kept = Pick<PropertyCard, 'id' | 'name' | 'zone' | 'price' | 'image' | 'imageVariants'>

export interface SavedProperty {
  property: Kept
  /** The language in which its page can be read. */
  locale: Locale
  /** Epoch ms. */
  at: number
}

const detail = /\/api\/locations\/[\da-f-]{36}$/
const most = 12

/**
 * Returns the properties that can be read offline, the last visited first; those that were visited only in another
 * language come in that one.
 */
export async function savedProperties(locale: Locale): Promise<SavedProperty[]> {
  const keys = (await (await openStore('catalogue')).keys()).map(({ url }) => url)
  const details = Map.groupBy(
    keys.filter((url) => detail.test(new URL(url).pathname)),
    (url) => new URL(url).pathname,
  )
  const wanted = [...details.values()].map(
    (urls) => urls.find((url) => languageOfKey(url) === locale) ?? urls[0]!,
  )
  const found = await Promise.all(wanted.map(read))
  return found
    .filter((one) => one !== undefined)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, most)
}

async function read(key: string): Promise<SavedProperty | undefined> {
  const answer = await find('catalogue', key)
  if (!answer) return undefined
  return { at: savedAt(answer), locale: languageOfKey(key), property: (await answer.json()) as Kept }
}

/** Returns when the page at an address was stored, in epoch ms; undefined if it was not. */
export async function pageSavedAt(address: string): Promise<number | undefined> {
  return savedAt(await find('pages', pageKey(address)).catch(() => undefined)) || undefined
}
