/** What is kept, each in a cache of its own with a bound: the oldest go first. */
const bounds = {
  code: 240,
  pictures: 160,
  pages: 40,
  catalogue: 120,
  /** Pages that stand in for those that are not at hand. */
  standIns: 4,
} as const

export type StoreName = keyof typeof bounds

/** A later layout of the stores gets another number; caches of other numbers are removed. */
const prefix = 'metrolibre-1-'
const savedAtHeader = 'x-saved-at'

export const openStore = (name: StoreName): Promise<Cache> => caches.open(prefix + name)

/** What shows what somebody looked at. */
const personal: readonly StoreName[] = ['pictures', 'pages', 'catalogue']

/** Waits for what is being kept, so that nothing comes back afterwards. */
export async function forgetVisits(): Promise<void> {
  quietUntil = Date.now() + quietMs
  await Promise.allSettled(saving)
  await Promise.all(personal.map((name) => caches.delete(prefix + name)))
}

const saving = new Set<Promise<void>>()

/** After a logout the page that was open asks once more for what it shows; that is not kept again. */
const quietMs = 2_500
let quietUntil = 0

export const removeOtherStores = async (): Promise<void> => {
  const wanted = Object.keys(bounds).map((name) => prefix + name)
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('metrolibre-') && !wanted.includes(name),
  )
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Keeps an answer with the time; makes room by removing the oldest. */
export function save(name: StoreName, key: string, answer: Response): Promise<void> {
  if (personal.includes(name) && Date.now() < quietUntil) return Promise.resolve()
  const work = put(name, key, answer).finally(() => saving.delete(work))
  saving.add(work)
  return work
}

async function put(name: StoreName, key: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set(savedAtHeader, String(Date.now()))
  // The body is kept as it reads, whatever it travelled as.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const store = await openStore(name)
  await store.put(key, new Response(await answer.arrayBuffer(), { status: answer.status, headers }))
  const keys = await store.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - bounds[name])).map((old) => store.delete(old)))
}

export const find = async (name: StoreName, key: string): Promise<Response | undefined> =>
  (await openStore(name)).match(key)

/** When an answer was kept; 0 for one that is not. */
export const savedAt = (answer: Response | undefined): number =>
  Number(answer?.headers.get(savedAtHeader) ?? 0)
