/** The caches with their maximum number of entries; the oldest entries are removed first. */
const bounds = {
  code: 240,
  pictures: 160,
  pages: 40,
  catalogue: 120,
  /** The offline pages. */
  standIns: 4,
} as const

export type StoreName = keyof typeof bounds

/** Change the number when the layout of the caches changes; caches with other numbers are deleted. */
const prefix = 'metrolibre-1-'
const savedAtHeader = 'x-saved-at'

export const openStore = (name: StoreName): Promise<Cache> => caches.open(prefix + name)

/** The caches that reveal what the user looked at. */
const personal: readonly StoreName[] = ['pictures', 'pages', 'catalogue']

/**
 * Deletes those caches; first waits for responses that are being stored, so that nothing is stored
 * afterwards.
 */
export async function forgetVisits(): Promise<void> {
  quietUntil = Date.now() + quietMs
  await Promise.allSettled(saving)
  await Promise.all(personal.map((name) => caches.delete(prefix + name)))
}

const saving = new Set<Promise<void>>()

/** After a logout the open page requests its data once more, which must not be stored again. */
const quietMs = 2_500
let quietUntil = 0

/** Deletes the caches of other layouts. */
export const removeOtherStores = (): Promise<void> =>
  removeStores((name) => !Object.keys(bounds).some((one) => prefix + one === name))

/** Deletes the caches of this site whose names pass a test. */
export const removeStores = async (isUnwanted: (name: string) => boolean): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith('metrolibre-') && isUnwanted(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Stores a response with the time, and removes the oldest entries beyond the limit. */
export function save(name: StoreName, key: string, answer: Response): Promise<void> {
  if (personal.includes(name) && Date.now() < quietUntil) return Promise.resolve()
  const work = put(name, key, answer).finally(() => saving.delete(work))
  saving.add(work)
  return work
}

async function put(name: StoreName, key: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set(savedAtHeader, String(Date.now()))
  // The body is stored decoded, so these headers no longer apply.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const store = await openStore(name)
  await store.put(key, new Response(await answer.arrayBuffer(), { status: answer.status, headers }))
  const keys = await store.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - bounds[name])).map((old) => store.delete(old)))
}

export const find = async (name: StoreName, key: string): Promise<Response | undefined> =>
  (await openStore(name)).match(key)

/** Returns when a response was stored, in epoch ms; 0 for one that was not. */
export const savedAt = (answer: Response | undefined): number =>
  Number(answer?.headers.get(savedAtHeader) ?? 0)
