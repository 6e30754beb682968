import { searchPageSize, type SearchQuery, type SearchResult, type Understood } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { KnownZone } from '../../zones/repository.ts'
import { correctWords } from './correct.ts'
import type { FoundQuery } from './filter.ts'
import { createFinder } from './service.ts'
import { inAskedOrder, understand } from './understand.ts'

/** Turns the words of a search into those that its results are for, as the list of the same search does. */
export type ReadWords = (query: SearchQuery) => Promise<FoundQuery>

/** What the words of a search were taken for. */
interface Reading {
  readonly q: string
  readonly described: boolean
}

/** A map is asked for right after its list. */
const keptMs = 30_000
const keptAtMost = 500

/** The filters of a search, without its page and order, which change nothing of what its words mean. They have the order of the schema. */
const filtersOf = ({ page: _page, cursor: _cursor, sort: _sort, home: _home, ...filters }: SearchQuery) =>
  JSON.stringify(filters)

const createMemory = () => {
  const readings = new Map<string, { readonly at: number; readonly reading: Reading }>()
  return {
    recall: (query: SearchQuery): Reading | undefined => {
      const kept = readings.get(filtersOf(query))
      return kept && Date.now() - kept.at < keptMs ? kept.reading : undefined
    },
    keep: (query: SearchQuery, reading: Reading): void => {
      const key = filtersOf(query)
      readings.delete(key)
      if (readings.size >= keptAtMost) readings.delete(readings.keys().next().value!)
      readings.set(key, { at: Date.now(), reading })
    },
  }
}

/**
 * Creates the public search (RULES.md §3.62, §3.63). Words that find less than a page are looked for in descriptions
 * too, and those that find nothing are taken for the words of the catalogue that they are nearly written like.
 */
export const createSearch = (sql: Sql, zones: () => Promise<readonly KnownZone[]>) => {
  const find = createFinder(sql, zones)
  const memory = createMemory()

  /** Returns the results of words, with those in descriptions if there would be less than a page of them. */
  const findWidely = async (asked: SearchQuery) => {
    const query = inAskedOrder(asked)
    const named = await find(query)
    if (query.q === undefined || named.total >= searchPageSize) return { result: named, described: false }
    return { result: await find({ ...query, described: true }), described: true }
  }

  const search = async (asked: SearchQuery): Promise<SearchResult> => {
    const { q } = asked
    if (q === undefined) return find(asked)
    const { result, described } = await findWidely(asked)
    const known = await zones()
    const answer = (read: Reading, found: SearchResult, understood: Understood): SearchResult => {
      memory.keep(asked, read)
      return { ...found, understood }
    }
    const better = result.total === 0 ? await correctWords(sql, q, known) : undefined
    if (better === undefined) return answer({ q, described }, result, understand(q, known))
    const instead = await findWidely({ ...asked, q: better })
    const taken = instead.result.total > 0
    const understood = { ...understand(better, known), corrected: { q: better, taken } }
    return taken
      ? answer({ q: better, described: instead.described }, instead.result, understood)
      : answer({ q, described }, result, understood)
  }

  const read: ReadWords = async (asked) => {
    if (asked.q === undefined) return asked
    if (!memory.recall(asked)) await search(asked)
    const reading = memory.recall(asked)
    return reading ? inAskedOrder({ ...asked, ...reading }) : asked
  }

  return { search, read }
}
