import { localeOfPath, localePath, locales, type Locale } from '@metrolibre/platform/remote-config'
import { catalogueKey, pageKey } from './keys.ts'
import { offlinePath } from './offline-path.ts'
import { requestKindOf, propertyOf } from './request-kind.ts'
import { find, save, savedAt } from './stores.ts'

/** What was stored less than this long ago is not fetched again. */
const freshMs = 10 * 60_000

/** The server sets this header on complete public pages, never on personal ones. */
export const mayKeepPage = (answer: Response): boolean =>
  answer.ok && !answer.redirected && answer.headers.get('x-offline') === 'keep'

const isFresh = (answer: Response | undefined) => Date.now() - savedAt(answer) < freshMs

/** Stores the public form of an API response: fetched again, without the bearer token. */
export async function keepCatalogueCopy(address: string, language: string | null): Promise<void> {
  const key = catalogueKey(address, language)
  if (isFresh(await find('catalogue', key))) return
  const answer = await fetch(address, {
    credentials: 'omit',
    headers: { accept: 'application/json', 'accept-language': language ?? 'es' },
  })
  if (answer.ok) await save('catalogue', key, answer)
}

async function keepPage(address: string): Promise<void> {
  if (isFresh(await find('pages', pageKey(address)))) return
  const answer = await fetch(address, { credentials: 'omit' })
  if (mayKeepPage(answer)) await save('pages', pageKey(address), answer)
}

/** The browser's own cache has these files by now, so this causes no traffic. */
async function keepFile(address: string): Promise<void> {
  const kind = requestKindOf(new Request(address), new URL(address).origin)
  if (kind !== 'code' && kind !== 'picture') return
  const name = kind === 'code' ? 'code' : 'pictures'
  if (await find(name, address)) return
  const answer = await fetch(address, { credentials: 'omit' })
  if (mayKeepFile(answer)) await save(name, address, answer)
}

/**
 * Rejects anything that is no released file, such as the sign-in page of a network in its place. A bucket that sends pictures is
 * reached by being led there.
 */
export const mayKeepFile = (answer: Response): boolean => {
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status !== 200) return false
  if (answer.redirected) return type === 'image/webp'
  return /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '') && !type.startsWith('text/html')
}

/** Stores a page that the user looks at, so that it can be read offline. The page comes last: one that is stored can start. */
export async function storeVisit(origin: string, path: string, files: readonly string[]): Promise<void> {
  const property = propertyOf(path)
  await Promise.allSettled(files.map(keepFile))
  await Promise.allSettled([
    keepPage(origin + path),
    property && keepProperty(origin, property, localeOfPath(path)),
  ])
}

interface Pictured {
  image?: string | null
  imageVariants?: { url: string; width: number }[]
}

/** Returns the smallest copy of a picture, as used in lists. */
export const smallestOf = ({ image, imageVariants = [] }: Pictured): string | undefined =>
  imageVariants.toSorted((one, other) => one.width - other.width)[0]?.url ?? image ?? undefined

/** Stores the public data of a property and the picture that lists show. */
async function keepProperty(origin: string, id: string, locale: Locale): Promise<void> {
  const address = `${origin}/api/locations/${id}`
  await keepCatalogueCopy(address, locale)
  const kept = await find('catalogue', catalogueKey(address, locale))
  const picture = kept && smallestOf((await kept.json()) as Pictured)
  if (picture) await keepFile(origin + picture)
}

const ownFile = /\/shell\/\d{8}T\d{6}Z-[\da-f]{10}\/[\w./-]+|\/registry\/[\da-f]{12}\.json/g

/** Stores the offline page in every language, with the files it needs to start. */
export async function keepOfflinePages(origin: string): Promise<void> {
  for (const locale of locales) {
    const address = origin + localePath(locale, offlinePath)
    const answer = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
    const files = new Set((await answer.clone().text()).match(ownFile))
    await Promise.all([...files].map((file) => keepFile(origin + file)))
    await save('standIns', address, answer)
  }
}
