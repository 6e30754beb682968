import * as v from 'valibot'
import { binary, endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { count } from '../primitives/text.ts'
import { documentField } from '../uploads/files.ts'
import { CardBody, CardCheckout, Checkout, proofEntries, proofErrors } from './bodies.ts'
import { Reservation, ReservationFile } from './schemas.ts'

const tag = 'reservation'

export const reservationExtras = {
  extend: endpoint({
    id: 'reservationExtras.extend',
    method: 'POST',
    path: '/reservation/:id/extend',
    access: 'user',
    tag,
    status: 201,
    summary: 'Hold the time that follows a booking: months, or hours of the same day',
    params: IdParams,
    body: body({ timeQuantity: count(1, 1200), ...proofEntries }),
    response: Reservation,
    errors: [
      'wrong_state',
      'period_taken',
      'own_hold',
      'hold_limit',
      'invalid_range',
      'sold_out',
      'no_price',
      'amount_too_small',
      'amount_too_large',
      'lease_undefined',
      'own_property',
      'idempotency_mismatch',
      ...proofErrors,
    ],
    rateLimit: 'hold',
    idempotent: true,
  }),
  payCharge: endpoint({
    id: 'reservationExtras.payCharge',
    method: 'POST',
    path: '/reservation/:id/charges/:number/checkout',
    access: 'user',
    tag,
    summary:
      'Open the hosted checkout for a month of a booking that is paid month by month: the next unpaid one',
    params: v.object({ id: Id, number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u)) }),
    response: Checkout,
    errors: ['wrong_state', 'provider_failed', 'conflict'],
    rateLimit: 'checkout',
    idempotent: true,
  }),
  askTransfer: endpoint({
    id: 'reservationExtras.askTransfer',
    method: 'POST',
    path: '/reservation/:id/charges/:number/transfer-request',
    access: 'user',
    tag,
    summary: 'Ask to pay the next unpaid month by bank transfer; the office is told',
    params: v.object({ id: Id, number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u)) }),
    response: Reservation,
    errors: ['wrong_state', 'conflict'],
    rateLimit: 'checkout',
  }),
  saveCard: endpoint({
    id: 'reservationExtras.saveCard',
    method: 'POST',
    path: '/reservation/:id/card',
    access: 'user',
    tag,
    summary:
      'Open the hosted page that saves another card for the later months of a booking, with a consent of its own',
    params: IdParams,
    body: CardBody,
    response: CardCheckout,
    errors: ['wrong_state', 'provider_failed'],
    rateLimit: 'checkout',
  }),
  withdrawCard: endpoint({
    id: 'reservationExtras.withdrawCard',
    method: 'DELETE',
    path: '/reservation/:id/card',
    access: 'user',
    tag,
    summary:
      'Withdraw the consent to charge the later months of a booking to the saved card; they are then paid by hand',
    params: IdParams,
    response: Reservation,
    errors: ['wrong_state'],
    rateLimit: 'own',
  }),
  addFile: endpoint({
    id: 'reservationExtras.addFile',
    method: 'POST',
    path: '/reservation/:id/files',
    access: 'user',
    tag,
    status: 201,
    summary: 'Add a document, as tenant, owner or admin: a PDF or a photo, kept without its metadata',
    params: IdParams,
    files: { file: documentField },
    response: ReservationFile,
    errors: ['wrong_state'],
    rateLimit: 'upload',
  }),
  file: endpoint({
    id: 'reservationExtras.file',
    method: 'GET',
    path: '/reservation/:id/files/:fileId',
    access: 'user',
    tag,
    summary: 'A document that was added, for tenant, owner and admins',
    params: v.object({ id: Id, fileId: Id }),
    response: binary('application/octet-stream'),
    errors: [],
    rateLimit: 'own',
  }),
  removeFile: endpoint({
    id: 'reservationExtras.removeFile',
    method: 'DELETE',
    path: '/reservation/:id/files/:fileId',
    access: 'user',
    tag,
    summary: 'Take away a document, for whoever added it and admins',
    params: v.object({ id: Id, fileId: Id }),
    response: Message,
    errors: [],
    rateLimit: 'own',
  }),
} as const
