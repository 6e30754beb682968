import { countries, type Country } from '@metrolibre/contract'
import type { AssembledPage } from './compose-page.ts'
import type { PageCache } from './page-cache.ts'

/** How many pages are made again after a promotion; the others are made when somebody asks for them. */
const most = 40

/** The key under which a page of an edition is stored, one for each country that it may be drawn for. */
export const refillKey = (generation: string, address: string, country?: Country): string =>
  `${generation} ${address}${country ? ` ${country}` : ''}`

/** All unknown addresses of a language share one page under this name, which is no address. */
export const unknownAddress = (pathname: string): string => `404${pathname.startsWith('/en') ? '/en' : ''}`

/**
 * Makes the pages that were requested last with an earlier edition for the one that follows it, one after the other, so
 * that a promotion does not let visitors wait. Ends when `isCurrent` says that yet another edition came.
 */
export async function refill(
  cache: PageCache,
  editions: { from: string; to: string },
  compose: (address: string, country: Country | undefined) => Promise<AssembledPage>,
  isCurrent: () => boolean,
): Promise<void> {
  const start = refillKey(editions.from, '')
  const pages = cache
    .stored((key) => key.startsWith(`${start}/`))
    .slice(0, most)
    .map((key) => key.slice(start.length))
  for (const stored of pages) {
    if (!isCurrent()) return
    // An address has no spaces.
    const [address = '', named] = stored.split(' ')
    const country = countries.find((one) => one === named)
    // A page that can't be made now is made for its next visitor.
    await cache
      .get(refillKey(editions.to, address, country), () => compose(address, country))
      .catch(() => undefined)
  }
}
