import { exactTotalLimit } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import type { ListPage } from './page-repository.ts'
import { countUpToLimit } from './total-repository.ts'

/** How many rows are walked in the order of a list before all that have the words are collected instead. */
const walkedAtMost = 12_000

/** Ids are random, so those below this one are a random part of all. An index has them with the words. */
const sampleEnd = '01000000-0000-0000-0000-000000000000'
const sampleShare = 256
/**
 * As many matches in the sample prove that there are more in all than totals are exact for. With fewer in all, the
 * sample would reach this number only once in 10^8 searches.
 */
const proof = 20

/** To read a row of the table takes about as long as to pass so many entries of an index. */
const readingCosts = 30

/** A search by words in a list of so many rows that no single way to them is always quick. */
export interface WordSearch {
  /** The name of the table, whose columns the conditions use. */
  readonly table: SQL
  /** A condition that holds for all rows of the list and which the indexes of its orders have. */
  readonly kept: SQL
  readonly words: SQL
  /** All conditions, with those for the words. */
  readonly where: SQL
  readonly page: ListPage
  /**
   * The words as they are tested when the index of this order has them, so that walking in it reads no row without them.
   * It is asked of up to all rows, and needs no index itself.
   */
  readonly walkedWords?: SQL | undefined
}

/**
 * Returns the ids of a page in its order, and the total up to one beyond the limit of totals. Rows with rare words are
 * few, so all are collected and sorted; frequent words are soon met by walking in the order of the list. In the order of
 * names even frequent words may all be far away: then the index alone is walked to them.
 */
export async function searchByWords(
  db: Database,
  search: WordSearch,
): Promise<{ ids: string[]; total: number }> {
  const { table, where, page } = search
  const { hits, size } = await readSample(db, search)
  const total =
    hits >= proof
      ? exactTotalLimit + 1
      : await readByWords(db, (tx) => countUpToLimit(tx, sql`select 1 from ${table} where ${where}`))
  if (total === 0) return { ids: [], total }
  // Collecting reads each match, and walking passes all rows divided by the matches for each row of the page.
  if (hits * hits * sampleShare > size * page.limit) {
    if (search.walkedWords && hits * readingCosts > size)
      return { ids: await walkIndex(db, search, search.walkedWords), total }
    const walked = await idsOf(db, search, walkOf(search))
    if (walked.length === page.limit) return { ids: walked, total }
  }
  return { ids: await readByWords(db, (tx) => idsOf(tx, search, table)), total }
}

/** The statement that walks in the order of the list instead of collecting. */
const walkOf = ({ table, kept, page: { within, orderBy } }: WordSearch): SQL =>
  sql`(select * from ${table} where ${kept} ${and(within)} order by ${orderBy} limit ${walkedAtMost}) ${table}`

/** Counts the sample, and the matches in it. Only the words are tested in the index, and the rest for what has them. */
async function readSample(db: Database, { table, kept, words, where }: WordSearch) {
  const [row] = await db.execute<{ size: number; hits: number }>(sql`
    with seen as materialized (
      select id, ${words} as met from ${table} where ${kept} and id < ${sql.raw(`'${sampleEnd}'`)}
    )
    select (select count(*)::int from seen) as size,
      (select count(*)::int from ${table} where id in (select id from seen where met) and ${where}) as hits`)
  return row!
}

/**
 * Reads with the index of words, whatever the planner expects. It takes words for equally frequent everywhere, but in the
 * order of names those that begin with a word are all in one place, and it would walk a million names to it.
 */
const readByWords = <T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  readWithout(['seqscan', 'indexscan', 'indexonlyscan'], db, read)

const readWithout = <T>(
  ways: readonly string[],
  db: Database,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('enable_' || way, 'off', true)
        from unnest(array[${sql.join([...ways], sql`, `)}]) way`)
      return read(tx)
    },
    { accessMode: 'read only' },
  )

/** Walks in the index of the order to what has the words, and reads the table only for that. */
const walkIndex = (db: Database, { table, kept, where, page }: WordSearch, words: SQL): Promise<string[]> =>
  readWithout(['seqscan', 'bitmapscan'], db, async (tx) => {
    const { within, orderBy, limit } = page
    // Without the offset and with the rest as a value, it is the walk that is limited and not a join that is sorted.
    const rows = await tx.execute<{ id: string }>(sql`
      select id from (
        select id from ${table} where ${kept} and ${words} ${and(within)} order by ${orderBy} offset 0
      ) met
      where (select true from ${table} where id = met.id and ${where}) limit ${limit}`)
    return rows.map(({ id }) => id)
  })

const idsOf = async (
  db: Database | Transaction,
  { where, page: { within, orderBy, limit } }: WordSearch,
  from: SQL,
): Promise<string[]> => {
  const rows = await db.execute<{ id: string }>(
    sql`select id from ${from} where ${where} ${and(within)} order by ${orderBy} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

const and = (condition: SQL | undefined): SQL => (condition ? sql`and ${condition}` : sql``)
