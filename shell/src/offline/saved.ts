import type { PropertyCard } from '@metrolibre/api-client'
import type { Locale } from '@metrolibre/platform'
import { catalogueKey, pageKey } from '../service-worker/keys.ts'
import { find, openStore, savedAt } from '../service-worker/stores.ts'

/** The fields of a stored response that have the same name on the wire and here. */
type Kept = Pick<PropertyCard, 'id' | 'name' | 'zone' | 'price' | 'image' | 'imageVariants'>

export interface SavedProperty {
  property: Kept
  /** Epoch ms. */
  at: number
}

const detail = /\/api\/locations\/[\da-f-]{36}$/
const most = 12

/** Returns the properties that can be read offline, the last visited first. */
export async function savedProperties(locale: Locale): Promise<SavedProperty[]> {
  const keys = (await (await openStore('catalogue')).keys()).map(({ url }) => url)
  const wanted = keys.filter((url) => detail.test(new URL(url).pathname) && catalogueKey(url, locale) === url)
  const answers = await Promise.all(wanted.map((url) => find('catalogue', url)))
  const found = await Promise.all(answers.flatMap((answer) => (answer ? [read(answer)] : [])))
  return found.toSorted((one, other) => other.at - one.at).slice(0, most)
}

const read = async (answer: Response): Promise<SavedProperty> => ({
  at: savedAt(answer),
  property: (await answer.json()) as Kept,
})

/** Returns when the page at an address was stored, in epoch ms; undefined if it was not. */
export async function pageSavedAt(address: string): Promise<number | undefined> {
  if (!('caches' in window)) return undefined
  return savedAt(await find('pages', pageKey(address))) || undefined
}
