import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { IdParams } from '../primitives/id.ts'
import { count } from '../primitives/text.ts'
import { documentField } from '../uploads/files.ts'
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
    body: body({ timeQuantity: count(1, 1200) }),
    response: Reservation,
    errors: ['wrong_state', 'period_taken', 'hold_limit', 'invalid_range', 'sold_out', 'no_price'],
    rateLimit: 'hold',
    idempotent: true,
  }),
  addFile: endpoint({
    id: 'reservationExtras.addFile',
    method: 'POST',
    path: '/reservation/:id/files',
    access: 'user',
    tag,
    status: 201,
    summary: 'Add a document, as tenant or owner',
    params: IdParams,
    files: { file: documentField },
    response: ReservationFile,
    errors: ['forbidden'],
    rateLimit: 'upload',
  }),
} as const
