export * from '@metrolibre/api-client/core'
export { adminArrears, type ArrearsListQuery, type BookingArrears } from './resources/admin-arrears.ts'
export { adminFind } from './resources/admin-find.ts'
export { adminReleases } from './resources/admin-releases.ts'
export { adminHealth } from './resources/admin-health.ts'
export { adminLedger, type OwnedBalance, type OwnerListQuery } from './resources/admin-ledger.ts'
export { adminHome } from './resources/admin-home.ts'
export { adminVisits, type InspectorVisit } from './resources/admin-visits.ts'
export {
  adminPosts,
  adminReviews,
  type PostListQuery,
  type ReviewListQuery,
} from './resources/admin-community.ts'
export { adminFilters } from './resources/admin-filters.ts'
export { manyRooms } from './resources/many-rooms.ts'
export { adminBulk } from './resources/admin-bulk.ts'
export { adminUserSheets } from './resources/admin-user-sheets.ts'
export { adminUsers, type UserListQuery, type UserTrashQuery } from './resources/admin-users.ts'
export {
  adminProperties,
  type PropertyListQuery,
  type PropertyTrashQuery,
} from './resources/admin-properties.ts'
export { audit } from './resources/audit.ts'
export { canaries } from './resources/canaries.ts'
export { cancellations } from './resources/cancellations.ts'
export { contact, jobs, publications, team, testimonials } from './resources/community.ts'
export { adminDeposits, deposits } from './resources/deposits.ts'
export { dateChanges } from './resources/date-changes.ts'
export { jobAdmin, type JobListQuery } from './resources/job-admin.ts'
export { favourites } from './resources/favourites.ts'
export { ledger, type LedgerFilter } from './resources/ledger.ts'
export { panoramas } from './resources/panoramas.ts'
export {
  adminReservations,
  payments,
  type PaymentListQuery,
  type ReservationListQuery,
} from './resources/payments.ts'
export { mandates } from './resources/mandates.ts'
export { payoutAccounts } from './resources/payout-accounts.ts'
export { payoutRuns, type PayoutRunQuery } from './resources/payout-runs.ts'
export { ownBlocks } from './resources/own-blocks.ts'
export { ownProperties } from './resources/own-properties.ts'
export { coverAdmin, pictures } from './resources/pictures.ts'
export { provenCall, type Prove } from './resources/proven-call.ts'
export { privacy } from './resources/privacy.ts'
export { properties } from './resources/properties.ts'
export { contracts, covers, currencies, zones } from './resources/reference.ts'
export { reservations } from './resources/reservations.ts'
export { savedCards } from './resources/saved-cards.ts'
export { reviews } from './resources/reviews.ts'
export { savedSearches } from './resources/saved-searches.ts'
export { captcha, session } from './resources/session.ts'
export {
  currencyAdmin,
  teamAdmin,
  testimonialAdmin,
  zoneAdmin,
  type TestimonialListQuery,
  type ZoneListQuery,
} from './resources/site-admin.ts'
export { visits } from './resources/visits.ts'
export { staleTimes } from './stale-times.ts'
export { unitPriceOf, type Prices } from './wire/prices.ts'
export {
  readFieldName,
  type Block,
  type OwnListing,
  type OwnProperties,
  type OwnerTask,
  type PropertyChanges,
  type PropertyDraft,
  type RoomChanges,
  type RoomDraft,
} from './wire/own-properties.ts'
export type {
  AdminProperties,
  AdminProperty,
  AdminPropertyChanges,
  AdminPropertyDraft,
  AdminPropertyRow,
  AdminRoomChanges,
  AdminRoomDraft,
  Offer,
} from './wire/admin-properties.ts'
export type { Favourite } from './wire/favourites.ts'
export type { DateChangeTerms } from './wire/date-changes.ts'
export type { Ledger, LedgerPayment, LedgerRow, OwnerTransfer } from './wire/ledger.ts'
export type {
  Availability,
  MapResult,
  OwnedProperty,
  OwnerProperties,
  PropertyCard,
  PropertyDetail,
  PublicProperty,
  PublicRoom,
  Room,
  SearchResult,
} from './wire/properties.ts'
export type {
  AdminReservation,
  MyReservations,
  Page,
  OwnerReservation,
  Paid,
  Quote,
  Reservation,
  PaymentDetail,
  Wish,
} from './wire/reservations.ts'
export { movingFactsOf } from './wire/moving-facts.ts'
export type { LinkedVisit, TechnicalVisit, Visit } from './wire/visits.ts'
