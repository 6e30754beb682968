import type { SearchQuery } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { addBase, addRest, addWords, isPlain, listed, type Conditions } from './filter.ts'
import type { Place } from './place.ts'
import { priceOf, run } from './repository.ts'
import type { PageOf, Statement } from './statement.ts'

/** A sample of all properties: ids are random, so those below a bound are a random part. */
interface Sample {
  readonly below: string
  /**
   * As many matches in the sample prove that there are more than 1,000 in all. With fewer in all, the sample
   * would reach this number only once in 10^8 searches.
   */
  readonly proof: number
}

const small: Sample = { below: '00800000-0000-0000-0000-000000000000', proof: 15 }
/** An index covers this sample with every column that filters use. */
export const large: Sample = { below: '04000000-0000-0000-0000-000000000000', proof: 46 }
/** An index finds the words in this sample. */
const worded: Sample = { below: '10000000-0000-0000-0000-000000000000', proof: 111 }

/** With fewer matches in the small sample there are so few in all that an index finds them just as fast. */
const rare = 2

/** The planner's cost of roughly one scan of the large sample. */
const soonFound = 5000

/** Returns the share of all ids that are lower than this one. */
export const shareBefore = (id: string): number => Number.parseInt(id.slice(0, 8), 16) / 2 ** 32

/** Returns the conditions for the matches in a sample, written so that no other index is chosen. */
export const sampledOf = (query: SearchQuery, place: Place, { below }: Sample): Conditions => {
  const where = listed()
  where.add(`p.id < '${below}'`)
  where.inCase(() => {
    addBase(where, query, place)
    addRest(where, query)
  })
  return where
}

const proves = async (sql: Sql, query: SearchQuery, place: Place, sample: Sample) => {
  const where = sampledOf(query, place, sample)
  const text = `select count(*)::int as hits
    from (select 1 from properties p where ${where.text} limit ${sample.proof}) as met`
  const [row] = await run<{ hits: number }>(sql, { text, parameters: where.parameters })
  const hits = row?.hits ?? 0
  return { hits, proven: hits === sample.proof }
}

/** Counts without a limit, because a limit could make the planner choose another index. */
const wordsProve = async (sql: Sql, query: SearchQuery, place: Place): Promise<boolean> => {
  const where = listed()
  where.add(`p.id < '${worded.below}'`)
  addBase(where, query, place)
  addWords(where, query)
  const text = `select count(*)::int as hits from properties p where ${where.text}`
  const [row] = await run<{ hits: number }>(sql, { text, parameters: where.parameters })
  return (row?.hits ?? 0) >= worded.proof
}

/**
 * Tells whether the matches themselves are found quickly. A search by period is excluded: checking whether
 * each place is free takes longest, and planning it as well.
 */
const isSoonFound = async (sql: Sql, query: SearchQuery, finding: Statement): Promise<boolean> =>
  query.from === undefined && (await priceOf(sql, finding)) < soonFound

type Asked = Pick<PageOf, 'query' | 'place'>

/** Tells whether the matches themselves are found as fast as those in the large sample. */
export const areFew = async (sql: Sql, { query, place }: Asked, finding: Statement): Promise<boolean> => {
  const { hits, proven } = await proves(sql, query, place, small)
  return hits < rare || (!proven && isSoonFound(sql, query, finding))
}

/**
 * Tells whether there are certainly more matches than totals are exact for. The small sample shows what is
 * frequent and what is rare. Only between the two more work is needed: words are counted in a larger sample,
 * and a larger sample is scanned when that takes less time than finding the matches themselves.
 */
export const areMany = async (sql: Sql, { query, place }: Asked, finding: Statement): Promise<boolean> => {
  const { hits, proven } = await proves(sql, query, place, small)
  if (proven || hits < rare) return proven
  if (isPlain(query)) return wordsProve(sql, query, place)
  return !(await isSoonFound(sql, query, finding)) && (await proves(sql, query, place, large)).proven
}
