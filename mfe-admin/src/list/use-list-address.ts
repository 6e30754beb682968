import { useLocation, useNavigate, useSearchParams } from '@metrolibre/platform'
import { accepts, type AdminListDefinition } from './list-definition.ts'

export type ListOrder = 'asc' | 'desc'

const flags: Readonly<Record<string, boolean>> = { true: true, false: false }

const keep = (search: URLSearchParams, names: readonly string[]): URLSearchParams =>
  new URLSearchParams([...search].filter(([name, value]) => names.includes(name) && value !== ''))

/**
 * Keeps in the address what a list shows: text, filters, order and page. `Query` is the query of its call; values
 * that the list does not offer are ignored.
 */
export const useListAddress = <Query extends object>(list: AdminListDefinition) => {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const q = search.get('q')?.trim() ?? ''
  const filters: Record<string, string> = Object.fromEntries(
    list.filters.flatMap((filter) => {
      const value = search.get(filter.name) ?? ''
      return accepts(filter, value) ? [[filter.name, value]] : []
    }),
  )
  const asked = search.get('sort') ?? ''
  const sort = list.sorts.includes(asked) ? asked : undefined
  const order = (['asc', 'desc'] as const).find((one) => one === search.get('order'))
  const cursor = search.get('cursor') ?? undefined
  const names = ['q', 'sort', 'order', ...list.filters.map(({ name }) => name)]
  const go = (next: URLSearchParams) =>
    navigate({ pathname, search: next.size > 0 ? `?${next}` : '' }, { preventScrollReset: true })
  const filter = {
    ...(q && { q }),
    ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, flags[value] ?? value])),
  }
  const shown = new URLSearchParams({
    ...filters,
    ...(q && { q }),
    ...(sort && { sort }),
    ...(order && { order }),
  })
  shown.sort()
  /** Changes parameters; an empty value removes one. The list starts again at its first page. */
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(shown)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    go(next)
  }
  return {
    q,
    filters,
    sort,
    order,
    change,
    /** What is shown, apart from the page, in one form for comparing and saving. */
    saved: shown.toString(),
    showSaved: (query: string) => go(keep(new URLSearchParams(query), names)),
    showPage: (next: string) => {
      const page = keep(search, names)
      page.set('cursor', next)
      go(page)
    },
    isFiltered: q !== '' || Object.keys(filters).length > 0,
    /** What the rows are chosen by, for the server. */
    filter,
    /** The query of the call. */
    query: {
      ...filter,
      ...(sort && { sort }),
      ...(order && { order }),
      ...(cursor && { cursor }),
    } as Query,
  }
}

export type ListAddress = ReturnType<typeof useListAddress>
