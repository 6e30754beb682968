import {
  BookingLink,
  CalendarDate,
  type CurrencyCode,
  Condition,
  costAnswerEntries,
  fitsCurrency,
  LandUse,
  nameText,
  openAnswers,
  OptionalEmail,
  Phone,
  printed,
  PropertyType,
  siteAnswerEntries,
  UnusedTime,
  Uses,
} from '@metrolibre/contract'
import * as v from 'valibot'

const missing = 'validation.required'
const needed = <S extends v.GenericSchema<string>>(schema: S) =>
  v.pipe(
    v.nullable(schema),
    v.check((value) => value !== null, missing),
  )
const text = (max: number) => v.pipe(v.string(), v.maxLength(max, 'validation.max_length'))
const neededText = (max: number) => v.pipe(text(max), v.regex(/\S/u, missing))
const number = (min: number, max: number) =>
  v.nullable(
    v.pipe(
      v.number('validation.invalid'),
      v.minValue(min, 'validation.at_least'),
      v.maxValue(max, 'validation.max'),
    ),
  )
const count = v.pipe(
  v.number(missing),
  v.integer('validation.integer'),
  v.minValue(0, 'validation.at_least'),
  v.maxValue(1000, 'validation.max'),
)
const largestAmount = 1_000_000_000
/** An optional amount as people write it: 450000 pesos, 1900.50 soles. */
const amount = number(0, largestAmount)
const day = v.pipe(v.string(), v.nonEmpty(missing), CalendarDate)
const hour = number(0, 24)

const entries = {
  propertyType: needed(PropertyType),
  rentalMode: v.picklist(['month', 'hour']),
  landUse: v.nullable(LandUse),
  uses: Uses,
  name: printed(nameText(160)),
  /** The id of a comuna or distrito, or an empty text. */
  zone: v.pipe(v.string(), v.uuid('validation.location_required')),
  address: printed(neededText(300)),
  lat: v.nullable(v.number()),
  long: v.nullable(v.number()),
  /** In square metres. */
  area: v.pipe(
    v.nullable(v.number('validation.invalid')),
    v.check((value) => value !== null, missing),
    number(0.01, 10_000_000),
  ),
  paintingState: v.nullable(Condition),
  floorState: v.nullable(Condition),
  unusedTime: v.nullable(UnusedTime),
  ...siteAnswerEntries,
  vault: v.boolean(),
  cleaning: v.boolean(),
  wifi: v.boolean(),
  security: v.boolean(),
  garage: count,
  bathrooms: count,
  startLease: day,
  /** The last day, included. */
  endLease: day,
  /** Whether stays of several months may be paid month by month. */
  monthlyPlan: v.boolean(),
  /** On the clock: 9 is nine in the morning, 24 is midnight. */
  opensAt: hour,
  closesAt: hour,
  expectedPrice: amount,
  ...costAnswerEntries(amount),
  description: text(5000),
  email: OptionalEmail,
  phone: Phone,
  calendlyLink: BookingLink,
}

const bothOrNone = (a: number | null, b: number | null) => (a === null) === (b === null)

const notWhole = 'validation.whole_amount'

/** Amounts are in major units. */
const Listing = v.pipe(
  v.object(entries),
  v.forward(
    v.partialCheck(
      [['startLease'], ['endLease']],
      ({ startLease, endLease }) => startLease === '' || endLease === '' || startLease <= endLease,
      'validation.lease_order',
    ),
    ['endLease'],
  ),
  v.forward(
    v.partialCheck(
      [['opensAt'], ['closesAt']],
      ({ opensAt, closesAt }) => bothOrNone(opensAt, closesAt),
      'validation.both',
    ),
    ['closesAt'],
  ),
  v.forward(
    v.partialCheck(
      [['opensAt'], ['closesAt']],
      ({ opensAt, closesAt }) => opensAt === null || closesAt === null || opensAt < closesAt,
      'validation.opening_order',
    ),
    ['closesAt'],
  ),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== '',
      'validation.contact_required',
    ),
    ['email'],
  ),
)
export type ListingValues = v.InferInput<typeof Listing>

const amounts = ['expectedPrice', 'depositAmount', 'commonExpensesAmount', 'parkingAmount'] as const

/** Returns an issue of a field that depends on other fields. */
const issueAt = (input: ListingValues, key: keyof ListingValues, message: string) => ({
  message,
  path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] satisfies [v.ObjectPathItem],
})

/**
 * What the form checks; the texts are those of the server. An amount must fit its currency, and what is claimed of the costs
 * besides the price must have been answered.
 *
 * @param currencyOf Returns the currency of amounts in a comuna or distrito.
 */
export const listingSchema = (currencyOf: (zone: string) => CurrencyCode) =>
  v.pipe(
    Listing,
    v.rawCheck<ListingValues>(({ dataset, addIssue }) => {
      // Fields that are wrong by themselves are there too, with their own issues.
      const values = dataset.value as ListingValues
      const currency = currencyOf(values.zone)
      for (const name of amounts)
        if (typeof values[name] === 'number' && !fitsCurrency(values[name], currency))
          addIssue(issueAt(values, name, notWhole))
      for (const name of openAnswers(values, { ...values, currency }))
        addIssue(issueAt(values, name, missing))
    }),
  )
export type ListingSchema = ReturnType<typeof listingSchema>

const loose = v.nullish(v.number())
/** The incomplete values that are kept on the device. */
export const ListingDraft = v.partial(
  v.object({
    ...entries,
    propertyType: v.nullable(PropertyType),
    name: v.string(),
    zone: v.string(),
    address: v.string(),
    area: loose,
    clearHeight: loose,
    gateWidth: loose,
    gateHeight: loose,
    floorLoad: loose,
    garage: v.number(),
    bathrooms: v.number(),
    startLease: v.string(),
    endLease: v.string(),
    opensAt: loose,
    closesAt: loose,
    expectedPrice: loose,
    // Amounts of an earlier version were kept under these names.
    deposit: v.fallback(entries.deposit, null),
    depositAmount: loose,
    commonExpenses: v.fallback(entries.commonExpenses, null),
    commonExpensesAmount: loose,
    parking: v.fallback(entries.parking, null),
    parkingAmount: loose,
    description: v.string(),
    email: v.string(),
    phone: v.string(),
    calendlyLink: v.string(),
  }),
)
