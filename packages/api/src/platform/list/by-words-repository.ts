import { exactTotalLimit } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import type { ListPage } from './page-repository.ts'
import { countUpToLimit } from './total-repository.ts'

/** How many rows are read in the list's order before all matching rows are collected and sorted instead. */
const walkedAtMost = 12_000

/** Ids are random, so the rows below this one are a random sample. An index holds them together with the words. */
const sampleEnd = '01000000-0000-0000-0000-000000000000'
const sampleShare = 256
/**
 * This many matches in the sample prove that there are more in total than totals are exact for. If there were fewer, the
 * sample would reach this number only once in 10^8 searches.
 */
const proof = 20

/** Reading a row of the table takes about as long as passing this many entries of an index. */
const readingCosts = 30

/** A search by words in a list with so many rows that no single plan is always quick. */
export interface WordSearch {
  /** The name of the table, whose columns the conditions use. */
  readonly table: SQL
  /** A condition that all rows of the list meet; the indexes of its orders are restricted to it. */
  readonly kept: SQL
  readonly words: SQL
  /** All conditions, with those for the words. */
  readonly where: SQL
  readonly page: ListPage
  /** For an order whose index holds the words. */
  readonly walked?: WalkedWords | undefined
}

/** The words, for a list that is ordered by the text they are in. */
export interface WalkedWords {
  /**
   * The condition for the words, as the index of the order can test it: walking along that index then reads no row
   * without them. It may be tested for every row, and needs no index of its own.
   */
  readonly words: SQL
  /** For each word, the range of the order with the texts that begin with it. */
  readonly starts: readonly SQL[]
  /** The condition that all words are further on in the text, where the ranges don't find them. It has an index of its own. */
  readonly rest: SQL
}

/**
 * Returns the ids of a page in its order, and the total up to one beyond the limit of totals. Few rows have rare words, so
 * all of them are collected and sorted; frequent words are soon found by walking along the list's order. In the order of
 * names even frequent words may all be far away, because names begin with them: then each of those ranges is walked, and
 * the few names with the words further on are collected. If there are many of these too, only the index is walked.
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
  // Collecting reads every match; walking passes (all rows / matches) rows for each row of the page.
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

/** The rows that are read in the list's order, instead of collecting all matches. */
const walkOf = ({ table, kept, page: { within, orderBy } }: WordSearch): SQL =>
  sql`(select * from ${table} where ${kept} ${and(within)} order by ${orderBy} limit ${walkedAtMost}) ${table}`

/**
 * Counts the rows of the sample, and its matches. The index tests only the words; the other conditions are tested for rows
 * that have them. `restHits` counts rows with the words after the beginning of the text; null where nobody needs it.
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

/** Walks along each range of texts that begin with a word, collects those with all words further on, and sorts both. */
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
