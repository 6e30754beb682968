import type { endpoints, Locale, Query } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { ServiceAnswer } from '../../platform/http/call.ts'
import { totalEntries } from '../../platform/list/total-repository.ts'
import {
  changesOfRecord,
  countChanges,
  listAuditActions,
  listAdmins,
  listChanges,
} from './list-repository.ts'
import { toEntries } from './to-entry.ts'
import type { Undoes } from './undo.ts'

const defaultLimit = 25

const readCursor = (cursor: string): number => {
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (/^[1-9]\d{0,14}$/.test(id)) return Number(id)
  throw new AppError('validation', { fields: [{ path: 'cursor', code: 'validation.invalid' }] })
}
const writeCursor = (id: number): string => Buffer.from(String(id)).toString('base64url')

/** Returns a page of what was changed, newest first. */
export async function pageOfChanges(
  app: AppContext,
  { cursor, limit = defaultLimit, ...filter }: Query<typeof endpoints.adminSite.audit>,
  { undoes, locale }: { undoes: Undoes; locale: Locale },
): Promise<ServiceAnswer<typeof endpoints.adminSite.audit>> {
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const wanted = await changesOfRecord(app.db, filter)
  const [rows, total, actors, actions] = await Promise.all([
    listChanges(app.db, wanted, { before, limit: limit + 1 }),
    countChanges(app.db, wanted),
    listAdmins(app.db),
    listAuditActions(app.db),
  ])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    entries: await toEntries(app, page, { undoes, locale }),
    ...totalEntries(total),
    actors,
    actions,
    nextCursor: last && rows.length > limit ? writeCursor(last.entry.id) : null,
  }
}
