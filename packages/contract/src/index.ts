export * from './version.ts'
export * from './compatible.ts'
export * from './endpoint.ts'
export * from './endpoints.ts'
export * from './all-endpoints.ts'
export * from './errors.ts'
export * from './documented-errors.ts'
export * from './query-string.ts'
export * from './read-texts.ts'
export * from './rate-limits.ts'
export * from './flow.ts'
export * from './body-limits.ts'
export * from './primitives/admin-list.ts'
export * from './primitives/body.ts'
export * from './primitives/contact.ts'
export * from './primitives/email.ts'
export * from './primitives/email-address.ts'
export { mailLink } from './primitives/mail-link.ts'
export * from './primitives/shown-email.ts'
export * from './primitives/id.ts'
export * from './primitives/message.ts'
export * from './primitives/money.ts'
export * from './primitives/paging.ts'
export * from './primitives/person-name.ts'
export * from './primitives/picture.ts'
export * from './primitives/signature.ts'
export { printed } from './primitives/printed.ts'
export * from './primitives/text.ts'
export * from './primitives/time.ts'

export * from './admin/arrears.ts'
export {
  leastFind,
  mostFound,
  type FoundLocation,
  type FoundPayment,
  type FoundReservation,
  type FoundUser,
  type FoundZone,
} from './admin/find-endpoints.ts'
export {
  balanceStandings,
  ownerBalanceSorts,
  type LocationBalance,
  type OwnerBalance,
} from './admin/ledger-endpoints.ts'
export {
  adminPaymentStandings,
  type AdminPayment,
  type AdminPaymentStanding,
} from './admin/payment-endpoints.ts'
export { type FailedJob, type RefusedWebhook } from './admin/health-endpoints.ts'
export {
  listedWaitingKinds,
  waitingKinds,
  type CountedPage,
  type CountryMoney,
  type PageCount,
  type Waiting,
  type WaitingKind,
  type ZoneOccupancy,
} from './admin/home-endpoints.ts'
export { ReportingComposer, RunningApp, RunningPreview } from './admin/release-endpoints.ts'
export { SecurityEvent } from './admin/security-endpoints.ts'
export { bulkDays, BulkResult, BulkRun, type BulkBody, type BulkListName } from './admin/bulk-endpoints.ts'
export { AdminReview, AdminTestimonial } from './admin/community-endpoints.ts'
export { AdminJob, JobInput, jobTextLimits } from './admin/job-endpoints.ts'
export { AdminCurrency, CurrencyInput } from './admin/site-endpoints.ts'
export { AuditEntry, auditEntities, auditExportLimit, type AuditEntityName } from './admin/audit.ts'
export { maxSavedFilters, SavedFilter } from './admin/filter-endpoints.ts'
export { UserSheet, userSheetHours } from './admin/user-sheet-endpoints.ts'
export { UserPayment, UserReview } from './admin/user-part-endpoints.ts'
export { AdminUser, AdminUserDetail, AdminUserUpdate } from './admin/user-endpoints.ts'
export { RoomInput, RoomUpdate } from './admin/room-endpoints.ts'
export { AdminZone, AdminZoneDetail, ZoneInput, ZoneUpdate } from './admin/zone-endpoints.ts'
export * from './auth/schemas.ts'
export * from './captcha/endpoints.ts'
export * from './contact/endpoints.ts'
export * from './contracts/endpoints.ts'
export * from './currencies/endpoints.ts'
export * from './covers/cover-limits.ts'
export { Favourite, NotedPrice } from './favourites/endpoints.ts'
export * from './covers/endpoints.ts'
export * from './images/schemas.ts'
export { EmploymentType, employmentTypes, Job } from './jobs/endpoints.ts'
export * from './ledger/schemas.ts'
export { payoutAccountEntries } from './payouts/endpoints.ts'
export * from './payouts/schemas.ts'
export * from './properties/availability.ts'
export * from './properties/bbox.ts'
export * from './properties/input.ts'
export { Block } from './properties/block-endpoints.ts'
export * from './properties/addresses.ts'
export * from './properties/estimate.ts'
export { costAnswerEntries, siteAnswerEntries } from './properties/answer-entries.ts'
export * from './properties/admin-schemas.ts'
export * from './properties/inspection.ts'
export * from './properties/measure-names.ts'
export * from './properties/mandate.ts'
export * from './properties/lowest-prices.ts'
export * from './properties/map.ts'
export * from './properties/own-listing.ts'
export { type OwnerTask, type OwnerTaskKind } from './properties/owner-tasks.ts'
export * from './properties/places.ts'
export * from './properties/schemas.ts'
export * from './properties/search.ts'
export * from './properties/search-pages.ts'
export * from './properties/search-query.ts'
export * from './properties/site-answers.ts'
export { siteFactsFor, siteSizesFor } from './properties/site-facts.ts'
export { sitemapPartSize } from './properties/sitemap-endpoints.ts'
export * from './properties/word-lists.ts'
export * from './properties/words.ts'
export * from './owner/endpoints.ts'
export * from './payments/endpoints.ts'
export * from './payments/schemas.ts'
export * from './team/endpoints.ts'
export * from './privacy/own-data.ts'
export { DataExport, type ConsentRecord } from './privacy/schemas.ts'
export { termsVersion } from './privacy/terms.ts'
export * from './posts/categories.ts'
export * from './posts/endpoints.ts'
export * from './canaries/browser-error-limits.ts'
export * from './canaries/browser-errors.ts'
export * from './canaries/schemas.ts'
export * from './releases/schemas.ts'
export * from './reservations/bodies.ts'
export * from './reservations/cancellation.ts'
export * from './reservations/date-change.ts'
export * from './reservations/date-change-bodies.ts'
export * from './reservations/contract-form.ts'
export { ContractText } from './reservations/contract-text.ts'
export * from './reservations/schemas.ts'
export * from './reviews/endpoints.ts'
export * from './reviews/ratings.ts'
export type { RoomCopies, RoomPrices } from './rooms/many-rooms-endpoints.ts'
export * from './rooms/schemas.ts'
export * from './security/kinds.ts'
export { SavedSearch, SearchFilters } from './saved-searches/endpoints.ts'
export * from './testimonials/endpoints.ts'
export * from './testimonials/video-hosts.ts'
export * from './uploads/files.ts'
export * from './users/schemas.ts'
export { TechnicalAppointment } from './admin/visit-endpoints.ts'
export { BookVisitBody } from './visits/endpoints.ts'
export { LinkedVisit, Visit } from './visits/schemas.ts'
export * from './zones/schemas.ts'
export * from './messages/es.ts'
export * from './messages/messages.ts'
export * from './messages/network.ts'
export * from './rules/address-line.ts'
export * from './rules/age.ts'
export * from './rules/saved-limits.ts'
export * from './rules/bank-letters.ts'
export * from './rules/calendar-address.ts'
export {
  answerUntil,
  cancellationReasons,
  losesDeposit,
  refundAt,
  refundSteps,
  type PaidStay,
  type RefundStep,
} from './rules/cancellation.ts'
export * from './rules/commission.ts'
export { compareTexts } from './rules/compare-texts.ts'
export * from './rules/costs.ts'
export * from './deposits/index.ts'
export { createDates, regionalTags } from './rules/create-dates.ts'
export * from './rules/estimate.ts'
export * from './rules/expense-covers.ts'
export * from './rules/far-jump.ts'
export * from './rules/free-from.ts'
export * from './rules/hour-slots.ts'
export * from './rules/visit-hours.ts'
export * from './rules/identity-documents.ts'
export * from './rules/lease-months.ts'
export * from './rules/lease-window.ts'
export * from './rules/listing-stages.ts'
export * from './rules/missing-for-submission.ts'
export * from './rules/cancellation-times.ts'
export * from './rules/owner-changes.ts'
export * from './rules/publishing-needs.ts'
export * from './rules/panorama.ts'
export {
  convertForDisplay,
  countries,
  currencies,
  currencyOf,
  exponents,
  fieldSign,
  fitsCurrency,
  formatExact,
  formatReference,
  formatWhole,
  fromMajor,
  times,
  toMajor,
  withCurrency,
  type Money,
  type Rates,
} from './rules/money.ts'
export * from './rules/ledger.ts'
export { groupPrices, isFarFromEstimate, payoutDays, usualCommission } from './rules/offers.ts'
export { paymentStanding, paymentStandings, type PaymentStanding } from './rules/payment-standing.ts'
export * from './rules/owed-parts.ts'
export * from './rules/payout-accounts.ts'
export * from './rules/payout-runs.ts'
export * from './rules/network-of.ts'
export * from './rules/next-owner-step.ts'
export * from './rules/payable.ts'
export * from './rules/phone-links.ts'
export * from './rules/room-review.ts'
export { roundedAmount } from './rules/rounded-amount.ts'
export * from './rules/refund-time.ts'
export { sampleArea, sampleRent } from './rules/sample-rent.ts'
export * from './rules/date-change.ts'
export * from './rules/printable-text.ts'
export * from './rules/read-stay.ts'
export * from './rules/read-typed-day.ts'
export * from './rules/real-date.ts'
export * from './rules/months.ts'
export * from './rules/reservation-states.ts'
export { isSameName } from './rules/same-name.ts'
export * from './rules/sheet-formats.ts'
export * from './rules/signature-ink.ts'
export * from './rules/stay.ts'
export { toAmount } from './rules/to-amount.ts'
export * from './rules/typed-name.ts'
export * from './rules/without-direction-marks.ts'
export * from './rules/propose-time-zone.ts'
export {
  dateAt,
  instantsOf,
  knownTimeZone,
  officeZone,
  placeTimeZone,
  readTimeZone,
  showTimeZone,
  startOfDay,
  timeZoneOf,
  timeZones,
  timeZonesOf,
  type ClockedPlace,
  type ShownTimeZone,
  wallClock,
} from './rules/time-zones.ts'
