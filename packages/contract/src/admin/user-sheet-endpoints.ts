import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Instant } from '../primitives/time.ts'
import { userFilterEntries } from './user-endpoints.ts'

const tag = 'admin users'
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** For how many hours a spreadsheet of users can be downloaded. */
export const userSheetHours = 24

/**
 * A spreadsheet of users that a job writes. `done` of `total` users are written; `total` is null until they were
 * counted. A `ready` one can be downloaded until `expiresAt`; a `failed` one can be requested again.
 */
export const UserSheet = v.object({
  id: Id,
  state: v.picklist(['preparing', 'ready', 'failed']),
  done: count,
  total: v.nullable(count),
  requestedAt: Instant,
  expiresAt: v.nullable(Instant),
})
export type UserSheet = v.InferOutput<typeof UserSheet>

/** The list of users as a spreadsheet, of any size (RULES.md §13.19). */
export const adminUserSheets = {
  request: endpoint({
    id: 'adminUserSheets.request',
    method: 'POST',
    path: '/admin/listusers/sheet',
    access: 'admin',
    tag,
    status: 202,
    summary: 'Prepare a spreadsheet of the users of a filter',
    body: body(userFilterEntries),
    response: UserSheet,
    errors: [],
    rateLimit: 'office',
  }),
  newest: endpoint({
    id: 'adminUserSheets.newest',
    method: 'GET',
    path: '/admin/listusers/sheet',
    access: 'admin',
    tag,
    summary: 'The spreadsheet that the caller requested last, and how far it is',
    response: v.object({ sheet: v.nullable(UserSheet) }),
    errors: [],
    rateLimit: 'office',
  }),
  file: endpoint({
    id: 'adminUserSheets.file',
    method: 'GET',
    path: '/admin/listusers/sheet/:id',
    access: 'admin',
    tag,
    summary: 'The file of an own spreadsheet, until it expires',
    params: IdParams,
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors: [],
    rateLimit: 'office',
  }),
} as const
