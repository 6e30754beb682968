import type { ListAnswer } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { pageOfList, type ListQuery } from '../../platform/list/page-repository.ts'
import {
  countProperties,
  keptBy,
  keptList,
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

/** Returns a page of the properties that match, without those in the trash. */
export async function listKept(
  { db }: AppContext,
  filter: PropertyFilter,
  query: ListQuery<'created' | 'name'>,
): Promise<Page> {
  const where = keptBy(filter)
  const page = pageOfList(keptList, query)
  const [read, total] = await Promise.all([listProperties(db, where, page), countProperties(db, where)])
  const { rows, entries } = page.answer(read, total)
  return { properties: rows, entries }
}

/** Returns a page of the properties in the trash. */
export async function listTrash(
  { db }: AppContext,
  filter: Pick<PropertyFilter, 'name'>,
  query: ListQuery<'deleted' | 'name'>,
): Promise<Page> {
  const where = trashedBy(filter)
  const page = pageOfList(trashList, query)
  const [read, total] = await Promise.all([listProperties(db, where, page), countProperties(db, where)])
  const { rows, entries } = page.answer(read, total)
  return { properties: rows, entries }
}
