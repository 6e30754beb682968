import type { ListAnswer } from '@metrolibre/contract'
import type { SQL } from 'drizzle-orm'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/client.ts'
import { pageOfList, type ListPage, type ListQuery } from '../../platform/list/page-repository.ts'
import {
  countListedProperties,
  keptBy,
  keptList,
  listByWords,
  listProperties,
  trashedBy,
  trashList,
  type ListedProperty,
  type PropertyFilter,
} from './list-repository.ts'

interface Page {
  readonly properties: readonly ListedProperty[]
  readonly entries: ListAnswer
}

const readTogether = async (db: Database, where: SQL, page: ListPage) => {
  const [read, total] = await Promise.all([listProperties(db, where, page), countListedProperties(db, where)])
  return { read, total }
}

/** Returns a page of the properties that match, without those in the trash. */
export async function listKept(
  { db }: AppContext,
  filter: PropertyFilter,
  query: ListQuery<'created' | 'name'>,
): Promise<Page> {
  const where = keptBy(filter)
  const page = pageOfList(keptList, query)
  const { read, total } = filter.words?.length
    ? await listByWords(db, filter, page, query.sort === 'name')
    : await readTogether(db, where, page)
  const { rows, entries } = page.answer(read, total)
  return { properties: rows, entries }
}

/** Returns a page of the properties in the trash. */
export async function listTrashedProperties(
  { db }: AppContext,
  filter: Pick<PropertyFilter, 'words'>,
  query: ListQuery<'deleted' | 'name'>,
): Promise<Page> {
  const where = trashedBy(filter)
  const page = pageOfList(trashList, query)
  const { read, total } = await readTogether(db, where, page)
  const { rows, entries } = page.answer(read, total)
  return { properties: rows, entries }
}
