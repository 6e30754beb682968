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
  /** For an order whose index has the words. */
  readonly walked?: WalkedWords | undefined
}

/** The words in texts that a list is in the order of. */
export interface WalkedWords {
  /**
   * The words as they are tested in the index of the order, so that walking in it reads no row without them. It is asked
   * of up to all rows, and needs no index itself.
   */
  readonly words: SQL
  /** For each word, a range of the order with the texts that begin with it. */
  readonly starts: readonly SQL[]
  /** That all words are in what the ranges do not find: in the text beyond its start. An index of its own has it. */
  readonly rest: SQL
}

/**
 * Returns the ids of a page in its order, and the total up to one beyond the limit of totals. Rows with rare words are
 * few, so all are collected and sorted; frequent words are soon met by walking in the order of the list. In the order of
 * names even frequent words may all be far away, because names begin with them: then each of these ranges is walked, and
 * the few names that have the words further on are collected. If those are many too, the index alone is walked to them.
 */
export async function searchByWords(
  db: Database,
  search: WordSearch,
): Promise<{ ids: string[]; total: number }> {
  const { table, where, page, walked: inOrder } = search
  const { hits, size, restHits } = await readSample(db, search)
  const total =
    hits >= proof
      ? exactTotalLimit + 1
      : await readByWords(db, (tx) => countUpToLimit(tx, sql`select 1 from ${table} where ${where}`))
  if (total === 0) return { ids: [], total }
  // Collecting reads each match, and walking passes all rows divided by the matches for each row of the page.
  const areMany = (matches: number) => matches * matches * sampleShare > size * page.limit
  if (areMany(hits)) {
    if (inOrder && restHits !== null && !areMany(restHits))
      return { ids: await readApart(db, search, inOrder), total }
    if (inOrder && hits * readingCosts > size)
      return { ids: await walkIndex(db, search, inOrder.words), total }
    const walked = await idsOf(db, search, walkOf(search))
    if (walked.length === page.limit) return { ids: walked, total }
  }
  return { ids: await readByWords(db, (tx) => idsOf(tx, search, table)), total }
}

/** The statement that walks in the order of the list instead of collecting. */
const walkOf = ({ table, kept, page: { within, orderBy } }: WordSearch): SQL =>
  sql`(select * from ${table} where ${kept} ${and(within)} order by ${orderBy} limit ${walkedAtMost}) ${table}`

/**
 * Counts the sample, and the matches in it. Only the words are tested in the index, and the rest for what has them.
 * `restHits` has the words after the first letter; null where that is of no use.
 */
async function readSample(db: Database, { table, kept, words, where, walked }: WordSearch) {
  const [row] = await db.execute<{ size: number; hits: number; restHits: number | null }>(sql`
    with seen as materialized (
      select id, ${words} as met, ${walked?.rest ?? sql`false`} as later
      from ${table} where ${kept} and id < ${sql.raw(`'${sampleEnd}'`)}
    )
    select (select count(*)::int from seen) as size,
      (select count(*)::int from ${table} where id in (select id from seen where met) and ${where}) as hits,
      case when ${walked !== undefined} then (select count(*)::int from seen where later) end as "restHits"`)
  return row!
}

/** Walks in each range of what begins with a word, collects what has all words further on, and sorts both. */
async function readApart(db: Database, search: WordSearch, { words, starts, rest }: WalkedWords) {
  const found = await Promise.all([
    ...starts.map((start) => walkIndex(db, search, sql`${words} and ${start}`)),
    readByWords(db, (tx) =>
      idsOf(tx, { ...search, where: sql`${search.kept} and ${rest} and ${search.where}` }, search.table),
    ),
  ])
  const ids = [...new Set(found.flat())].map((id) => sql`${id}::uuid`)
  if (ids.length === 0) return []
  return idsOf(db, { ...search, where: sql`id in (${sql.join(ids, sql`, `)})` }, search.table)
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
