import * as v from 'valibot'
import { body, nested } from '../primitives/body.ts'
import { Id } from '../primitives/id.ts'
import { Amount, CurrencyCode, PriceAmount } from '../primitives/money.ts'
import { personName } from '../primitives/person-name.ts'
import { printed } from '../primitives/printed.ts'
import { Signature, SignatureKind } from '../primitives/signature.ts'
import { requiredText, text } from '../primitives/text.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'
import { propertyTypes } from './word-lists.ts'

/** A percentage from 0 to 100 with up to two decimals. */
export const Percentage = v.pipe(
  v.number('validation.required'),
  v.minValue(0, 'validation.min'),
  v.maxValue(100, 'validation.max'),
  v.check((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, 'validation.invalid'),
)

/** The price of one thing that is rented out, and what its owner gets of it, in minor units. */
export const MandateLine = v.object({
  /** The room that the price is for, or null for the whole property. */
  room: v.nullable(v.object({ id: Id, name: v.string() })),
  unit: v.picklist(['month', 'hour']),
  price: Amount,
  commission: Amount,
  /** The price less the commission. */
  net: Amount,
  /** Twelve months of it. Null by the hour, because it depends on the hours that are booked. */
  netPerYear: v.nullable(Amount),
})
export type MandateLine = v.InferOutput<typeof MandateLine>

/** The evidence of the owner's signature. */
const MandateSignature = v.object({
  kind: SignatureKind,
  name: v.string(),
  signedAt: Instant,
  /** The same instant on the clock of the place. */
  localTime: v.string(),
  /** SHA-256 of the PDF, by which anybody can check it. */
  hash: v.string(),
})

/** What the inspector offers to an owner, and how the owner answered (RULES.md §3). */
export const Mandate = v.object({
  id: Id,
  state: v.picklist(['offered', 'accepted', 'declined']),
  propertyName: v.string(),
  propertyType: v.picklist(propertyTypes),
  currency: CurrencyCode,
  lines: v.array(MandateLine),
  /** In percent. */
  commission: v.number(),
  /** The last day on which it can be accepted, or null if there is none. */
  validUntil: v.nullable(CalendarDate),
  /** Whether that day is over at the place. */
  expired: v.boolean(),
  note: v.nullable(v.string()),
  offeredAt: Instant,
  answeredAt: v.nullable(Instant),
  /** Why the owner declined. */
  reason: v.nullable(v.string()),
  /** Null unless the owner signed on screen. */
  signature: v.nullable(MandateSignature),
  /** The day on which it was signed on paper, or null. */
  paperDate: v.nullable(CalendarDate),
})
export type Mandate = v.InferOutput<typeof Mandate>

/** The newest offer for a property, or null while it is being evaluated. */
export const MandateAnswer = v.object({ mandate: v.nullable(Mandate) })

/** The person who signs a mandate. */
export const MandateSigner = body({
  /** The full name. */
  name: printed(personName(160)),
  /** The identity document. */
  document: printed(requiredText(40)),
})

/**
 * The owner's answer. It names the offer that the owner read, so that another one that came in the meantime
 * is not accepted unread.
 */
export const MandateBody = v.variant(
  'answer',
  [
    body({
      answer: v.literal('accept'),
      offer: Id,
      ...MandateSigner.entries,
      signature: Signature,
    }),
    body({ answer: v.literal('decline'), offer: Id, reason: requiredText(1000) }),
  ],
  'validation.required',
)
export type MandateBody = v.InferOutput<typeof MandateBody>

/**
 * The inspector's offer, or the new price of a property whose mandate is signed. The price is `value` or
 * `dailyValue`, whichever the place has; a property of the kind room has prices of its rooms too. Once a
 * mandate is signed, only prices can be sent.
 */
export const OfferBody = body({
  locationId: Id,
  value: v.optional(PriceAmount),
  dailyValue: v.optional(PriceAmount),
  /** Rooms that are not named keep the price that their owner gave. */
  rooms: v.optional(
    v.pipe(
      v.array(nested({ id: Id, value: v.optional(PriceAmount), dailyValue: v.optional(PriceAmount) })),
      v.maxLength(40, 'validation.max'),
    ),
  ),
  commission: v.optional(Percentage),
  validUntil: v.optional(v.nullable(CalendarDate)),
  note: v.optional(printed(text(1000))),
  /** The version of the property that the form shows. */
  ifUpdatedAt: v.optional(Instant),
})
export type OfferBody = v.InferOutput<typeof OfferBody>
