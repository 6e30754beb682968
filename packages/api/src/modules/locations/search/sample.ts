import type { SearchQuery } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { addBase, addRest, addWords, isPlain, listed, type Conditions } from './filter.ts'
import type { Place } from './place.ts'
import { priceOf, run } from './repository.ts'
import type { PageOf, Statement } from './statement.ts'

/** Part of all properties: ids are drawn at random, so those below a number are a sample. */
interface Sample {
  readonly below: string
  /** So many matches in it prove more than 1,000 in all: fewer would bring it there once in 10^8 searches. */
  readonly proof: number
}

const small: Sample = { below: '00800000-0000-0000-0000-000000000000', proof: 15 }
/** The one that an index holds with everything filters look at. */
export const large: Sample = { below: '04000000-0000-0000-0000-000000000000', proof: 46 }
/** The one whose words an index finds. */
const worded: Sample = { below: '10000000-0000-0000-0000-000000000000', proof: 111 }

/** Fewer in the small sample are so few in all that an index finds them as soon. */
const rare = 2

/** The planner's price of about what a look through the large sample takes. */
const soonFound = 5000

/** The part of all ids that come before this one. */
export const shareBefore = (id: string): number => Number.parseInt(id.slice(0, 8), 16) / 2 ** 32

/** What a sample holds of a search; written so that no other index is taken for it. */
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

/** All are counted: a limit might have the planner look for so many elsewhere. */
const wordsProve = async (sql: Sql, query: SearchQuery, place: Place): Promise<boolean> => {
  const where = listed()
  where.add(`p.id < '${worded.below}'`)
  addBase(where, query, place)
  addWords(where, query)
  const text = `select count(*)::int as hits from properties p where ${where.text}`
  const [row] = await run<{ hits: number }>(sql, { text, parameters: where.parameters })
  return (row?.hits ?? 0) >= worded.proof
}

/** Whether each is free takes longest, and to plan it as well. */
const isSoonFound = async (sql: Sql, query: SearchQuery, finding: Statement): Promise<boolean> =>
  query.from === undefined && (await priceOf(sql, finding)) < soonFound

type Asked = Pick<PageOf, 'query' | 'place'>

/** Whether matches are found themselves as soon as those in the large sample. */
export const areFew = async (sql: Sql, { query, place }: Asked, finding: Statement): Promise<boolean> => {
  const { hits, proven } = await proves(sql, query, place, small)
  return hits < rare || (!proven && isSoonFound(sql, query, finding))
}

/**
 * Whether certainly more match than totals are exact for. The small sample tells what is frequent and what is rare;
 * only between the two is there more to do: words are counted in a larger one, and a larger one is looked through where
 * that takes less than to find the matches themselves.
 */
export const areMany = async (sql: Sql, { query, place }: Asked, finding: Statement): Promise<boolean> => {
  const { hits, proven } = await proves(sql, query, place, small)
  if (proven || hits < rare) return proven
  if (isPlain(query)) return wordsProve(sql, query, place)
  return !(await isSoonFound(sql, query, finding)) && (await proves(sql, query, place, large)).proven
}
