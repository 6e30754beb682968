import * as v from 'valibot'
import { body } from '../primitives/body.ts'
import { Id } from '../primitives/id.ts'
import { CurrencyCode, Amount } from '../primitives/money.ts'
import { listQuery } from '../primitives/admin-list.ts'
import { pageEntries } from '../primitives/paging.ts'
import { printed } from '../primitives/printed.ts'
import { Signature } from '../primitives/signature.ts'
import { count, optionalText, requiredText } from '../primitives/text.ts'
import { CalendarDate, RangeInput } from '../primitives/time.ts'
import { cardConsentVersion } from '../rules/saved-cards.ts'
import { ContractDraft, ContractForm } from './contract-form.ts'
import { ReservationStatus } from './schemas.ts'

const timeQuantity = v.optional(count(1, 10_000))

/**
 * The price that the client expects. It is optional; if it is sent and differs from the server's own
 * calculation, the call is refused with `quote_mismatch` (RULES.md §6.19).
 */
const expectedEntries = { price: v.optional(Amount), currency: v.optional(CurrencyCode) }

/** Needed after `captcha_required`, when too many holds of this user lapsed within a day (RULES.md §6.12). */
export const proofEntries = { recaptchaToken: optionalText(10_000) }
export const proofErrors = ['email_unconfirmed', 'captcha_required', 'captcha_failed'] as const

/** What refuses a place or a stay at it. */
export const placeErrors = [
  'not_found',
  'sold_out',
  'lease_undefined',
  'no_price',
  'own_property',
  'invalid_range',
  'amount_too_small',
  'amount_too_large',
] as const

export const PdfBody = body({
  contractData: ContractDraft,
  locationId: Id,
  roomId: v.nullish(Id),
  range: RangeInput,
})

export const DraftBody = body({ contractData: ContractDraft })

export const HoldBody = body({
  locationId: Id,
  roomId: v.nullish(Id),
  range: RangeInput,
  timeQuantity,
  ...expectedEntries,
  ...proofEntries,
})
export type HoldBody = v.InferOutput<typeof HoldBody>

export const ContractBody = body({ contractData: ContractForm })

/** The ways to pay a booking. */
export const paymentPlans = ['once', 'monthly'] as const
export type PaymentPlan = (typeof paymentPlans)[number]

/**
 * The version of the text with which the tenant lets the later months be charged to the card that is saved. Without it
 * they are paid by hand (RULES.md §6.264).
 */
export const cardConsentEntries = {
  cardConsent: v.optional(v.literal(cardConsentVersion, 'validation.invalid')),
}

/** Saves another card for the later months of a booking. */
export const CardBody = body({ cardConsent: v.literal(cardConsentVersion, 'validation.required') })

/** The hosted page on which a card is saved. */
export const CardCheckout = v.object({ url: v.string() })

const checkoutEntries = {
  range: RangeInput,
  timeQuantity,
  contractData: v.optional(ContractDraft),
  signature: v.optional(Signature),
  /** An existing reservation. Without it a hold is made for the range. */
  reservationId: v.optional(Id),
  /** Whether all of it is paid now, or only the first month, where that is offered (`monthlyPlan`). */
  plan: v.optional(v.picklist(paymentPlans), 'once'),
  ...cardConsentEntries,
  ...expectedEntries,
  ...proofEntries,
}

export const LocationCheckoutBody = body({ locationId: Id, ...checkoutEntries })

/** `userId` is accepted and ignored, because the user is always the bearer's. */
export const RoomCheckoutBody = body({ roomId: Id, userId: v.optional(v.string()), ...checkoutEntries })

/** `url` is the hosted checkout page. */
export const Checkout = v.object({
  url: v.string(),
  reservationId: Id,
  sessionId: v.string(),
  expiresAt: v.number(),
})
export type Checkout = v.InferOutput<typeof Checkout>

/** A transfer is first awaited (48 h) and then recorded with the bank's reference. */
export const TransferBody = v.variant(
  'action',
  [
    body({ action: v.literal('await') }),
    body({
      action: v.literal('record'),
      reference: printed(requiredText(120)),
      amount: v.optional(Amount),
      /** The day on which the bank says that it came, at the place; today without it. */
      receivedOn: v.optional(CalendarDate),
    }),
  ],
  'validation.required',
)

export const RefundBody = body({
  reason: requiredText(500),
  /**
   * That the money was sent by hand, because the refund of a card payment failed (`no_refund_failed` if none did). Only
   * for a reservation that needs a review; nothing is ordered at the payment provider then, and the tenant is told.
   */
  byHand: v.optional(v.boolean()),
})
export type RefundBody = v.InferOutput<typeof RefundBody>

/** Gives back a part of what was paid; the booking goes on. Tenant and owner read the reason. */
export const RefundPartBody = body({
  amount: v.pipe(Amount, v.minValue(1, 'validation.min')),
  reason: requiredText(500),
})
export type RefundPartBody = v.InferOutput<typeof RefundPartBody>

/** Cancels a reservation that is not paid. `reason` is stored in its history. */
export const AdminCancelBody = body({ reason: requiredText(500) })

/** `from` and `to` select stays that overlap these days, both included, by the place's calendar. */
export const MineQuery = v.object({
  view: v.optional(v.picklist(['client', 'owner']), 'client'),
  status: v.optional(ReservationStatus),
  locationId: v.optional(Id),
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
  ...pageEntries,
})

/** The problems with payments by which admins can filter reservations. */
export const moneyTroubles = ['disputed', 'refund_failed'] as const

/** What a tenant can ask for that is under way: to cancel a paid booking, or to have it on other dates. */
export const tenantRequests = ['cancellation', 'dates'] as const

/** What admins filter reservations by. `from` and `to` select stays that overlap these days, both included. */
export const adminReservationFilterEntries = {
  /** Those of one property and its rooms. */
  locationId: v.optional(Id),
  status: v.optional(ReservationStatus),
  money: v.optional(v.picklist(moneyTroubles, 'validation.invalid')),
  request: v.optional(v.picklist(tenantRequests, 'validation.invalid')),
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
}

/**
 * The list of admins. `q` is found in the names of place and tenant, in the tenant's e-mail address and company, and
 * as the beginning of the booking's code. Days are those of the calendar of the place.
 */
export const AdminReservationQuery = v.object({
  ...adminReservationFilterEntries,
  ...listQuery(['created', 'start']),
})

/** The most reservations that a spreadsheet contains, in the order of the list. */
export const reservationExportLimit = 5000

const { cursor: _cursor, limit: _limit, ...exportedEntries } = AdminReservationQuery.entries
export const AdminReservationExportQuery = v.object(exportedEntries)
