import { auditEntities, type AuditEntityName } from '@metrolibre/contract'
import { useLocation, useNavigate, useSearchParams } from '@metrolibre/platform'
import { auditFilterNames, type AuditFilters } from '../../features/audit/filters.tsx'

const isEntity = (value: string | undefined): value is AuditEntityName =>
  (auditEntities as readonly (string | undefined)[]).includes(value)

/** The cursors of the pages before this one, which are stored in the history entry. */
const trailOf = (state: unknown): readonly string[] => {
  const trail = (state as { trail?: unknown } | null)?.trail
  return Array.isArray(trail) ? trail.map(String) : []
}

/** Keeps in the address what is shown: filters, page and the open change. */
export const useAuditAddress = () => {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const trail = trailOf(state)
  const read = (name: string) => search.get(name) || undefined
  const cursor = read('cursor')
  const filters: AuditFilters = Object.fromEntries(
    auditFilterNames.map((name) => [name, read(name)]).filter(([, value]) => value !== undefined),
  )
  const go = (entries: Record<string, string | undefined>, next: readonly string[], stay = false) => {
    const query = new URLSearchParams(
      Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])),
    )
    navigate(
      { pathname, search: query.size > 0 ? `?${query}` : '' },
      { state: { trail: next }, preventScrollReset: stay },
    )
  }
  const { entity, ...others } = filters
  return {
    filters,
    openId: read('change'),
    asked: { ...others, ...(isEntity(entity) && { entity }) },
    cursor,
    filter: (next: AuditFilters) => go({ ...next }, []),
    open: (id?: string) => go({ ...filters, cursor, change: id }, trail, true),
    newer:
      cursor === undefined
        ? undefined
        : () => go({ ...filters, cursor: trail.at(-1) || undefined }, trail.slice(0, -1)),
    older: (next: string) => go({ ...filters, cursor: next }, [...trail, cursor ?? '']),
  }
}
