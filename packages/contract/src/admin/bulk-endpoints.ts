import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { body, nested } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { nextCursorEntry, pageEntries } from '../primitives/paging.ts'
import { Instant } from '../primitives/time.ts'
import { publicationFilterEntries, reviewFilterEntries } from './community-endpoints.ts'
import { locationFilterEntries } from './property-filter.ts'
import { userFilterEntries } from './user-endpoints.ts'

const tag = 'admin bulk actions'
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What can be done with all rows of a list that match a filter. */
export const bulkChoices = {
  users: ['verify', 'deactivate', 'trash'],
  locations: ['verify', 'withhold', 'trash'],
  publications: ['verify', 'hide', 'remove'],
  reviews: ['verify', 'hide'],
} as const
export type BulkListName = keyof typeof bulkChoices

/** For how many days the results can be looked at. */
export const bulkDays = 30

const { sort: _sort, order: _order, cursor: _cursor, limit: _limit, ...ofLocations } = locationFilterEntries

const BulkBody = v.variant(
  'list',
  [
    body({
      list: v.literal('users'),
      action: v.picklist(bulkChoices.users, 'validation.invalid'),
      filter: nested(userFilterEntries),
    }),
    body({
      list: v.literal('locations'),
      action: v.picklist(bulkChoices.locations, 'validation.invalid'),
      filter: nested(ofLocations),
    }),
    body({
      list: v.literal('publications'),
      action: v.picklist(bulkChoices.publications, 'validation.invalid'),
      filter: nested(publicationFilterEntries),
    }),
    body({
      list: v.literal('reviews'),
      action: v.picklist(bulkChoices.reviews, 'validation.invalid'),
      filter: nested(reviewFilterEntries),
    }),
  ],
  'validation.required',
)
export type BulkBody = v.InferOutput<typeof BulkBody>

const List = v.picklist(Object.keys(bulkChoices) as [BulkListName], 'validation.invalid')

/** An action for all rows that matched when it was requested, and how far it is. */
export const BulkRun = v.object({
  id: Id,
  list: List,
  action: v.string(),
  state: v.picklist(['running', 'stopped', 'finished']),
  total: count,
  done: count,
  refused: count,
  requestedAt: Instant,
  finishedAt: v.nullable(Instant),
})
export type BulkRun = v.InferOutput<typeof BulkRun>

/** What came of one row. */
export const BulkResult = v.object({
  id: Id,
  /** Null when it is not there any more. */
  name: v.nullable(v.string()),
  result: v.picklist(['waiting', 'done', 'refused']),
  /** Why it was refused, in the language of the request. */
  reason: v.nullable(v.string()),
})
export type BulkResult = v.InferOutput<typeof BulkResult>

/** Actions for all rows of a filter, which a job does one by one (RULES.md §13.25). An admin sees only their own. */
export const adminBulk = {
  request: endpoint({
    id: 'adminBulk.request',
    method: 'POST',
    path: '/admin/bulk',
    access: 'admin',
    tag,
    status: 202,
    summary: 'Do something with all rows of a list that match a filter',
    body: BulkBody,
    response: BulkRun,
    errors: [],
    rateLimit: 'office',
  }),
  newest: endpoint({
    id: 'adminBulk.newest',
    method: 'GET',
    path: '/admin/bulk',
    access: 'admin',
    tag,
    summary: 'The actions that the caller requested last in a list, newest first',
    query: v.object({ list: List }),
    response: v.object({ runs: v.array(BulkRun) }),
    errors: [],
    rateLimit: 'office',
  }),
  results: endpoint({
    id: 'adminBulk.results',
    method: 'GET',
    path: '/admin/bulk/:id/results',
    access: 'admin',
    tag,
    summary: 'What came of each row',
    params: IdParams,
    query: v.object({
      result: v.optional(v.picklist(['waiting', 'done', 'refused'], 'validation.invalid')),
      ...pageEntries,
      cursor: v.optional(Id),
    }),
    response: v.object({ results: v.array(BulkResult), ...nextCursorEntry }),
    errors: [],
    rateLimit: 'office',
  }),
  sheet: endpoint({
    id: 'adminBulk.sheet',
    method: 'GET',
    path: '/admin/bulk/:id/sheet',
    access: 'admin',
    tag,
    summary: 'What came of each row, as a spreadsheet',
    params: IdParams,
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors: [],
    rateLimit: 'office',
  }),
  stop: endpoint({
    id: 'adminBulk.stop',
    method: 'POST',
    path: '/admin/bulk/:id/stop',
    access: 'admin',
    tag,
    summary: 'Leave the rows that are not done yet as they are',
    params: IdParams,
    response: BulkRun,
    errors: [],
    rateLimit: 'office',
  }),
} as const
