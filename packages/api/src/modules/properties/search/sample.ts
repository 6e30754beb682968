import type { SearchQuery } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { Conditions } from './conditions.ts'
import { addBase, addParts, addRest, addWords, isPlain, listed, plainWords } from './filter.ts'
import type { SearchPlace } from './place.ts'
import { planCostOf, runStatement } from './repository.ts'
import { matchStatement, type PageOf, type SearchStatement } from './statement.ts'
import { rarestParts, type PartCounts } from './word-parts.ts'

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

/** In the sample of words: what has the parts but not the words, besides as many as have the words. */
const othersAtMost = 30

/** The planner's cost of roughly one scan of the large sample. */
const soonFound = 5000

/** Returns the share of all ids that are lower than this one. */
export const shareBefore = (id: string): number => Number.parseInt(id.slice(0, 8), 16) / 2 ** 32

/** Returns the conditions for the matches in a sample, written so that no other index is chosen. */
export const sampledOf = (query: SearchQuery, place: SearchPlace, { below }: Sample): Conditions => {
  const where = listed()
  where.add(`p.id < '${below}'`)
  where.inCase(() => {
    addBase(where, query, place)
    addRest(where, query)
  })
  return where
}

type Asked = Pick<PageOf, 'query' | 'place'>

const proves = async (sql: Sql, query: SearchQuery, place: SearchPlace, sample: Sample) => {
  const where = sampledOf(query, place, sample)
  const text = `select count(*)::int as hits
    from (select 1 from properties p where ${where.text} limit ${sample.proof}) as met`
  const [row] = await runStatement<{ hits: number }>(sql, { text, parameters: where.parameters })
  const hits = row?.hits ?? 0
  return { hits, proven: hits === sample.proof }
}

/**
 * Counts the matches in the sample of words, and what an index finds there by the parts, or else by the words. There is
 * no limit, because a limit could make the planner choose another index.
 */
const countWords = async (sql: Sql, { query, place }: Asked, parts?: readonly string[]) => {
  const where = listed()
  where.add(`p.id < '${worded.below}'`)
  addBase(where, query, place)
  const words = new Conditions(where.parameters)
  addWords(words, query)
  if (parts) addParts(where, parts)
  else where.add(words.text)
  const text = `select count(*)::int as found, count(*) filter (where ${words.text})::int as hits
    from properties p where ${where.text}`
  const [row] = await runStatement<{ found: number; hits: number }>(sql, {
    text,
    parameters: where.parameters,
  })
  return row!
}

/**
 * Tells whether the matches themselves are found quickly. A search by period is excluded: checking whether
 * each place is free takes longest, and planning it as well.
 */
const isSoonFound = async (sql: Sql, query: SearchQuery, finding: SearchStatement): Promise<boolean> =>
  query.from === undefined && (await planCostOf(sql, finding)) < soonFound

/** Tells whether the matches themselves are found as fast as those in the large sample. */
export const areFew = async (
  sql: Sql,
  { query, place }: Asked,
  finding: SearchStatement,
): Promise<boolean> => {
  const { hits, proven } = await proves(sql, query, place, small)
  return hits < rare || (!proven && isSoonFound(sql, query, finding))
}

interface Told {
  /** There are certainly more matches than totals are exact for. */
  readonly many: boolean
  /** Parts by which an index finds hardly anything but the matches. */
  readonly parts?: readonly string[] | undefined
}

/** Two parts can both be frequent where one word is rare. Three or more are hardly ever found without the words. */
const enoughParts = 3

const tellByWords = async (sql: Sql, asked: Asked, few: boolean, parts: PartCounts): Promise<Told> => {
  const plain = plainWords(asked.query)
  if (plain.length < enoughParts) return { many: !few && (await countWords(sql, asked)).hits >= worded.proof }
  const rarest = rarestParts(plain, await parts())
  const { found, hits } = await countWords(sql, asked, rarest)
  return { many: hits >= worded.proof, ...(found <= 2 * hits + othersAtMost && { parts: rarest }) }
}

/**
 * Tells by samples how a search is answered soonest. The small sample shows what is frequent and what is rare. Only
 * between the two more work is needed: words are counted in a larger sample, and a larger sample is scanned when that
 * takes less time than finding the matches themselves.
 */
export const tellBySamples = async (sql: Sql, asked: PageOf, parts: PartCounts): Promise<Told> => {
  const { query, place } = asked
  const { hits, proven } = await proves(sql, query, place, small)
  if (proven) return { many: true }
  if (isPlain(query)) return tellByWords(sql, asked, hits < rare, parts)
  if (hits < rare || (await isSoonFound(sql, query, matchStatement(asked)))) return { many: false }
  return { many: (await proves(sql, query, place, large)).proven }
}
