import { useMemo, useState } from 'react'
import { searchPlaceName, type Search } from './search-query.ts'

/** What a new place, or new words, replace in a search. */
export const nowhere = {
  comuna: undefined,
  city: undefined,
  state: undefined,
  country: undefined,
  zoneId: undefined,
  bbox: undefined,
  q: undefined,
}

const nothing: Search = {}

/**
 * Returns the words in the search box and what they change in the search as soon as any filter is applied: the box must
 * never say anything else than the results. The words belong to the current search; when that changes, its own place is
 * shown.
 */
export const useTyped = (search: Search) => {
  const known = searchPlaceName(search) ?? ''
  const [typed, setTyped] = useState({ over: known, text: known })
  if (typed.over !== known) setTyped({ over: known, text: known })
  const words = typed.text.trim()
  const patch = useMemo<Search>(
    () => (words === known ? nothing : { ...nowhere, q: words || undefined }),
    [words, known],
  )
  return {
    /** What the box shows for the current search. */
    known,
    text: typed.text,
    setText: (text: string) => setTyped({ over: known, text }),
    patch,
  }
}

export type Typed = ReturnType<typeof useTyped>
