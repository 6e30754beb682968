import type { SearchQuery } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { addBase, addRest, listed, type Conditions } from './filter.ts'
import type { Place } from './place.ts'
import { run } from './repository.ts'

/** Part of all properties: ids are drawn at random, so those below a number are a sample. */
interface Sample {
  readonly below: string
  /** So many matches in it prove more than 1,000 in all: fewer would bring it there once in 10^8 searches. */
  readonly proof: number
}

const small: Sample = { below: '00800000-0000-0000-0000-000000000000', proof: 15 }
/** The one that an index holds with everything filters look at. */
export const large: Sample = { below: '04000000-0000-0000-0000-000000000000', proof: 46 }

/** Fewer in the small sample are so few in all that an index finds them as soon. */
const rare = 2

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

/**
 * Whether certainly more match than totals are exact for. The small sample tells what is frequent and what is rare;
 * only between the two the large one is looked at.
 */
export const areMany = async (sql: Sql, query: SearchQuery, place: Place): Promise<boolean> => {
  const { hits, proven } = await proves(sql, query, place, small)
  if (proven || hits < rare) return proven
  return (await proves(sql, query, place, large)).proven
}
