import type { WaitingKind } from '@metrolibre/contract'

/** Where an admin deals with each kind of what waits, with the list filtered to it. Null where no list has it. */
export const waitingLinks: Readonly<Record<WaitingKind, string | null>> = {
  offer: null,
  verify: null,
  publication: null,
  review: null,
  transfer: '/admin/reservations?status=awaiting_transfer',
  refund: '/admin/reservations?status=needs_review',
  dispute: '/admin/reservations?money=disputed',
  job: '/admin/health',
}
