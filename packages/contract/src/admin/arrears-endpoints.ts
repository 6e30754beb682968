import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { printed } from '../primitives/printed.ts'
import { requiredText } from '../primitives/text.ts'
import { CalendarDate } from '../primitives/time.ts'
import { ArrearsMonth, ArrearsOfBooking, arrearsStandings, ArrearsTotal } from './arrears.ts'

const tag = 'admin arrears'

const filter = {
  country: v.optional(Country),
  standing: v.optional(v.picklist(arrearsStandings, 'validation.invalid')),
  /** Only months whose day was on this day or before. */
  until: v.optional(CalendarDate),
  /** Only months whose day was on this day or later. */
  from: v.optional(CalendarDate),
}
const sorts = ['due', 'amount'] as const
const { cursor: _cursor, limit: _limit, ...listOrder } = listQuery(sorts)

const reason = requiredText(500)
const MonthParams = v.object({ id: Id, number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u)) })

/** The months that are not paid, and what the office does about them. */
export const adminArrears = {
  list: endpoint({
    id: 'adminArrears.list',
    method: 'GET',
    path: '/admin/arrears',
    access: 'admin',
    tag,
    summary: 'The months that are due or overdue, the oldest first, with what they add up to',
    query: v.object({ ...filter, ...listQuery(sorts) }),
    response: v.object({
      months: v.array(ArrearsMonth),
      totals: v.array(ArrearsTotal),
      ...listAnswerEntries,
    }),
    errors: [],
    rateLimit: 'office',
  }),
  export: endpoint({
    id: 'adminArrears.export',
    method: 'GET',
    path: '/admin/arrears/export',
    access: 'admin',
    tag,
    summary: 'All months of a filter as a spreadsheet',
    query: v.object({ ...filter, ...listOrder }),
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors: [],
    rateLimit: 'office',
  }),
  detail: endpoint({
    id: 'adminArrears.detail',
    method: 'GET',
    path: '/admin/arrears/:id',
    access: 'admin',
    tag,
    summary: 'A booking that is paid month by month, with its months and what happened to each',
    params: IdParams,
    response: ArrearsOfBooking,
    errors: [],
    rateLimit: 'office',
  }),
  sheet: endpoint({
    id: 'adminArrears.sheet',
    method: 'GET',
    path: '/admin/arrears/:id/sheet',
    access: 'admin',
    tag,
    summary:
      'The arrears sheet of a booking as a PDF: its contract, its months and what was told to its tenant',
    params: IdParams,
    response: binary('application/pdf'),
    errors: [],
    rateLimit: 'office',
  }),
  grant: endpoint({
    id: 'adminArrears.grant',
    method: 'POST',
    path: '/admin/arrears/:id/charges/:number/days',
    access: 'admin',
    tag,
    summary: 'Give a month more days: until a day it is not overdue',
    params: MonthParams,
    body: body({ until: CalendarDate, reason }),
    response: ArrearsOfBooking,
    errors: ['wrong_state', 'conflict'],
    rateLimit: 'office',
  }),
  waive: endpoint({
    id: 'adminArrears.waive',
    method: 'POST',
    path: '/admin/arrears/:id/charges/:number/waiver',
    access: 'admin',
    tag,
    summary: 'Waive a month, which is not charged then; tenant and owner are told why',
    params: MonthParams,
    body: body({ reason }),
    response: ArrearsOfBooking,
    errors: ['wrong_state', 'conflict'],
    rateLimit: 'office',
  }),
  recordTransfer: endpoint({
    id: 'adminArrears.recordTransfer',
    method: 'POST',
    path: '/admin/arrears/:id/charges/:number/transfer',
    access: 'admin',
    tag,
    summary: 'Record the bank transfer that pays a month: the earliest one that is not paid',
    params: MonthParams,
    body: body({
      reference: printed(requiredText(120)),
      /** The day on which the bank says that it came, at the place. */
      receivedOn: CalendarDate,
    }),
    response: ArrearsOfBooking,
    errors: ['wrong_state', 'idempotency_mismatch', 'conflict'],
    rateLimit: 'office',
    idempotent: true,
  }),
  end: endpoint({
    id: 'adminArrears.end',
    method: 'POST',
    path: '/admin/arrears/:id/end',
    access: 'admin',
    tag,
    summary: 'End a stay of which a month is 15 days overdue, from a day',
    params: IdParams,
    body: body({ freeFrom: CalendarDate, reason }),
    response: ArrearsOfBooking,
    errors: ['wrong_state', 'payment_disputed', 'conflict'],
    rateLimit: 'office',
  }),
} as const
