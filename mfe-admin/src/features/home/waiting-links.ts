import type { WaitingKind } from '@metrolibre/contract'

/** Where an admin deals with each kind of what waits, with the list filtered to it. */
export const waitingLinks: Readonly<Record<WaitingKind, string>> = {
  offer: '/admin/locations?awaitsOffer=true',
  verify: '/admin/locations?stage=accepted',
  room: '/admin/locations?waiting=true',
  account: '/admin/balances',
  payout: '/admin/payouts',
  publication: '/admin/publications?isVerified=false&isActive=true',
  review: '/admin/reviews?isVerified=false&isActive=true',
  transfer: '/admin/reservations?status=awaiting_transfer',
  refund: '/admin/reservations?money=refund_failed',
  dispute: '/admin/reservations?money=disputed',
  job: '/admin/health',
}
