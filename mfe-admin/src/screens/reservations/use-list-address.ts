import { moneyTroubles, reservationStates, type ReservationState } from '@metrolibre/contract'
import { useLocation, useNavigate, useSearchParams } from '@metrolibre/platform'
import { filterNames, type Filters } from '../../features/booking/filters.tsx'

const isState = (value: string | undefined): value is ReservationState =>
  (reservationStates as readonly (string | undefined)[]).includes(value)
const isTrouble = (value: string | undefined): value is (typeof moneyTroubles)[number] =>
  (moneyTroubles as readonly (string | undefined)[]).includes(value)
const isDay = (value: string | undefined): value is string => /^\d{4}-\d{2}-\d{2}$/.test(value ?? '')

/**
 * Returns the cursors of the pages before the current one, which are stored in the state of the history
 * entry.
 */
const trailOf = (state: unknown): readonly string[] => {
  const trail = (state as { trail?: unknown } | null)?.trail
  return Array.isArray(trail) ? trail.map(String) : []
}

/** Keeps in the address what is shown: filters, page and the open reservation. */
export const useListAddress = () => {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const trail = trailOf(state)
  const cursor = search.get('cursor') ?? undefined
  const read = (name: string) => search.get(name) || undefined
  const filters: Filters = Object.fromEntries(
    filterNames.map((name) => [name, read(name)]).filter(([, value]) => value !== undefined),
  )
  const go = (changes: Record<string, string | undefined>, nextTrail: readonly string[]) => {
    const entries = Object.entries({ ...filters, cursor, ...changes }).filter(([, value]) => value)
    const query = new URLSearchParams(entries as [string, string][])
    navigate(
      { pathname, search: query.size > 0 ? `?${query}` : '' },
      { state: { trail: nextTrail }, preventScrollReset: 'reservation' in changes },
    )
  }
  return {
    filters,
    opened: read('reservation'),
    query: {
      ...(filters.q && { q: filters.q }),
      ...(isState(filters.status) && { status: filters.status }),
      ...(isTrouble(filters.money) && { money: filters.money }),
      ...(isDay(filters.from) && { from: filters.from }),
      ...(isDay(filters.to) && { to: filters.to }),
      ...(cursor && { cursor }),
    },
    filter: (next: Filters) =>
      go({ ...Object.fromEntries(filterNames.map((name) => [name, next[name]])), cursor: undefined }, []),
    open: (reservation?: string) => go({ reservation }, trail),
    older: (next: string) => go({ cursor: next }, [...trail, cursor ?? '']),
    newer: cursor ? () => go({ cursor: trail.at(-1) || undefined }, trail.slice(0, -1)) : undefined,
  }
}
