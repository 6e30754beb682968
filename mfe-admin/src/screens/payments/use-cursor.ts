import type { Payment } from '@metrolibre/contract'
import { useSearchParams } from '@metrolibre/platform'

interface Page {
  readonly data: readonly Payment[]
  readonly has_more: boolean
}

/**
 * Keeps the provider's cursors in the address: after the last payment of a page, or before its first.
 * `has_more` refers to the requested direction; in the other direction there is always the page that the user
 * came from.
 */
export const useCursor = () => {
  const [search, setSearch] = useSearchParams()
  const after = search.get('starting_after')
  const before = search.get('ending_before')
  const query = after ? { starting_after: after } : before ? { ending_before: before } : {}
  const ways = ({ data, has_more: more }: Page) => {
    const first = data[0]?.id
    const last = data.at(-1)?.id
    const hasNewer = after !== null || (before !== null && more)
    const hasOlder = before !== null || more
    return {
      newer: hasNewer && first ? () => setSearch({ ending_before: first }) : undefined,
      older: hasOlder && last ? () => setSearch({ starting_after: last }) : undefined,
    }
  }
  return { query, ways }
}
