import type { SearchResult } from '@metrolibre/contract'
import type { PeerRequest } from './requests.ts'

/** The response of Directus and Strapi. Names differ on every row, so they identify the rows. */
interface PeerAnswer {
  readonly data: readonly { readonly name: string }[]
  readonly meta: { readonly filter_count?: number; readonly pagination?: { readonly total: number } }
}

const read = async <Answer>(url: string) => (await (await fetch(url)).json()) as Answer

/**
 * Returns the requests for which a peer returns other rows, or another total, than our search. Our totals are
 * exact up to a thousand.
 */
export const otherAnswers = async (
  requests: readonly PeerRequest[],
  urlOfOurs: (request: PeerRequest) => string,
  urlOfTheirs: (request: PeerRequest) => string,
): Promise<string[]> => {
  const different: string[] = []
  for (const request of requests) {
    const { locations, total, totalIsExact } = await read<SearchResult>(urlOfOurs(request))
    const { data, meta } = await read<PeerAnswer>(urlOfTheirs(request))
    const found = meta.filter_count ?? meta.pagination?.total ?? 0
    const sameRows = locations.map(({ name }) => name).join() === data.map(({ name }) => name).join()
    const sameTotal = totalIsExact ? found === total : found >= total
    if (!sameRows || !sameTotal) different.push(request.ours || 'everything')
  }
  return different
}
