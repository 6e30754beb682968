import type { SearchResult } from '@metrolibre/contract'
import type { PeerRequest } from './requests.ts'

/** What Directus and Strapi answer; names differ on every row, so they tell which rows came. */
interface PeerAnswer {
  readonly data: readonly { readonly name: string }[]
  readonly meta: { readonly filter_count?: number; readonly pagination?: { readonly total: number } }
}

const read = async <Answer>(url: string) => (await (await fetch(url)).json()) as Answer

/** The requests to which a peer gives other rows, or another total, than we do. Ours is exact up to a thousand. */
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
