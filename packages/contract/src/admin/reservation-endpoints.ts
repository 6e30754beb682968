import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { listAnswerEntries } from '../primitives/admin-list.ts'
import { IdParams } from '../primitives/id.ts'
import {
  AdminCancelBody,
  AdminReservationExportQuery,
  AdminReservationQuery,
  RefundBody,
  TransferBody,
} from '../reservations/bodies.ts'
import { AdminReservation, ReservationEvent } from '../reservations/schemas.ts'

const tag = 'admin reservations'

export const adminReservations = {
  list: endpoint({
    id: 'adminReservations.list',
    method: 'GET',
    path: '/admin/reservation',
    access: 'admin',
    tag,
    summary: 'All reservations, the newest first unless asked otherwise',
    query: AdminReservationQuery,
    response: v.object({ reservations: v.array(AdminReservation), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  export: endpoint({
    id: 'adminReservations.export',
    method: 'GET',
    path: '/admin/reservation/export',
    access: 'admin',
    tag,
    summary: 'The reservations of a filter as a spreadsheet',
    query: AdminReservationExportQuery,
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors: [],
    rateLimit: 'office',
  }),
  detail: endpoint({
    id: 'adminReservations.detail',
    method: 'GET',
    path: '/admin/reservation/:id',
    access: 'admin',
    tag,
    summary: 'A reservation with its history, oldest step first',
    params: IdParams,
    response: v.object({ reservation: AdminReservation, events: v.array(ReservationEvent) }),
    errors: [],
    rateLimit: 'office',
  }),
  cancel: endpoint({
    id: 'adminReservations.cancel',
    method: 'POST',
    path: '/admin/reservation/:id/cancel',
    access: 'admin',
    tag,
    summary: 'Give up a reservation that is not paid',
    params: IdParams,
    body: AdminCancelBody,
    response: AdminReservation,
    errors: ['wrong_state', 'conflict', 'provider_failed'],
    rateLimit: 'office',
  }),
  transfer: endpoint({
    id: 'adminReservations.transfer',
    method: 'POST',
    path: '/admin/reservation/:id/transfer',
    access: 'admin',
    tag,
    summary: 'Wait for a bank transfer, or record it',
    params: IdParams,
    body: TransferBody,
    response: AdminReservation,
    errors: ['wrong_state', 'hold_expired', 'quote_mismatch', 'conflict'],
    rateLimit: 'office',
  }),
  refund: endpoint({
    id: 'adminReservations.refund',
    method: 'POST',
    path: '/admin/reservation/:id/refund',
    access: 'admin',
    tag,
    summary: 'Give a paid booking back',
    params: IdParams,
    body: RefundBody,
    response: AdminReservation,
    errors: ['wrong_state', 'payment_disputed', 'no_refund_failed', 'conflict'],
    rateLimit: 'office',
  }),
} as const
