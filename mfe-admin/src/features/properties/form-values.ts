import type { AdminProperty, AdminPropertyChanges, AdminPropertyDraft } from '@metrolibre/api-client'
import {
  BookingLink,
  CalendarDate,
  compactPhone,
  Condition,
  endAfter,
  fitsCurrency,
  fromMajor,
  LandUse,
  lastDayBefore,
  nameText,
  noSiteAnswers,
  openAnswers,
  OptionalEmail,
  Phone,
  printed,
  PropertyType,
  siteAnswerEntries,
  siteAnswersOf,
  siteStatedBy,
  toMajor,
  UnusedTime,
  Uses,
  type CurrencyCode,
} from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import * as v from 'valibot'
import { exactCoordinate, shownCoordinate } from './coordinate.ts'
import { amount, costEntries, propertyCostsSent, costsShown, emptyCosts } from './cost-values.ts'
import { countField, neededText, number, textField } from './field-schemas.ts'

const notWhole = 'validation.whole_amount'
const orEmpty = <S extends v.GenericSchema<string, string>>(schema: S, message: string) =>
  v.union([v.literal(''), schema], message)

const Fields = v.object({
  name: printed(nameText(160)),
  propertyType: v.pipe(
    v.nullable(PropertyType),
    v.check((value) => value !== null, 'validation.required'),
  ),
  description: textField(5000),
  zone: v.pipe(v.string(), v.uuid('validation.location_required')),
  address: printed(neededText(300)),
  lat: number(-90, 90),
  long: number(-180, 180),
  area: number(0.01, 10_000_000),
  monthlyPlan: v.boolean(),
  landUse: v.nullable(LandUse),
  uses: Uses,
  paintingState: v.nullable(Condition),
  floorState: v.nullable(Condition),
  unusedTime: v.nullable(UnusedTime),
  ...siteAnswerEntries,
  bathrooms: countField,
  garage: countField,
  vault: v.boolean(),
  cleaning: v.boolean(),
  wifi: v.boolean(),
  security: v.boolean(),
  rentalMode: v.picklist(['month', 'hour']),
  expectedValue: amount,
  suggestedValue: amount,
  ...costEntries,
  startLease: orEmpty(CalendarDate, 'validation.date'),
  endLease: orEmpty(CalendarDate, 'validation.date'),
  /** The hours of a day, both or none. */
  opensAt: number(0, 23),
  closesAt: number(1, 24),
  email: OptionalEmail,
  phone: Phone,
  calendlyLink: orEmpty(BookingLink, 'validation.invalid'),
  /** Ids of users. */
  owner: v.string(),
  admins: v.array(v.string()),
})
export type PropertyValues = v.InferInput<typeof Fields>

const amounts = [
  'expectedValue',
  'suggestedValue',
  'depositAmount',
  'commonExpensesAmount',
  'parkingAmount',
] as const

/** Returns an issue of a field that depends on other fields. */
const issueAt = (input: PropertyValues, key: keyof PropertyValues, message: string) => ({
  message,
  path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] satisfies [v.ObjectPathItem],
})

/**
 * What the form of a property checks before the server does. An amount must fit its currency, and is needed where one is
 * said to be paid.
 *
 * @param currencyIn Returns the currency of amounts in a zone.
 */
export const propertySchema = (currencyIn: (zone: string) => CurrencyCode) =>
  v.pipe(
    Fields,
    v.rawCheck<PropertyValues>(({ dataset, addIssue }) => {
      // Fields that are wrong by themselves are there too, with their own issues.
      const values = dataset.value as PropertyValues
      const currency = currencyIn(values.zone)
      for (const name of amounts)
        if (typeof values[name] === 'number' && !fitsCurrency(values[name], currency))
          addIssue(issueAt(values, name, notWhole))
      // What was not answered is not claimed, so only half an answer is wrong.
      for (const name of openAnswers(values, { ...values, currency }))
        if (values[name] !== null || amounts.some((one) => one === name))
          addIssue(issueAt(values, name, 'validation.required'))
    }),
  )
export type PropertySchema = ReturnType<typeof propertySchema>

export const emptyProperty: PropertyValues = {
  name: '',
  propertyType: null,
  description: '',
  zone: '',
  address: '',
  lat: null,
  long: null,
  area: null,
  monthlyPlan: false,
  landUse: null,
  uses: [],
  paintingState: null,
  floorState: null,
  unusedTime: null,
  ...noSiteAnswers,
  bathrooms: 0,
  garage: 0,
  vault: false,
  cleaning: false,
  wifi: false,
  security: false,
  rentalMode: 'month',
  expectedValue: null,
  suggestedValue: null,
  ...emptyCosts,
  startLease: '',
  endLease: '',
  opensAt: null,
  closesAt: null,
  email: '',
  phone: '',
  calendlyLink: '',
  owner: '',
  admins: [],
}

/** Returns what the form shows of a property. */
export const propertyValuesOf = (property: AdminProperty): PropertyValues => {
  const { currency, openingHours, zone, owner, admins } = property
  const major = (minor: number | null) => (minor === null ? null : toMajor({ amount: minor, currency }))
  return {
    name: property.name,
    propertyType: property.propertyType,
    description: property.description,
    address: property.address,
    area: property.area,
    monthlyPlan: property.monthlyPlan ?? false,
    landUse: property.landUse,
    uses: property.uses,
    paintingState: property.paintingState,
    floorState: property.floorState,
    unusedTime: property.unusedTime,
    ...siteAnswersOf(property),
    bathrooms: property.bathrooms,
    garage: property.garage,
    vault: property.vault,
    cleaning: property.cleaning,
    wifi: property.wifi,
    security: property.security,
    rentalMode: property.rentalMode,
    zone: zone.id,
    lat: shownCoordinate(property.exactLat),
    long: shownCoordinate(property.exactLong),
    expectedValue: major(property.expectedValue),
    suggestedValue: major(property.suggestedValue),
    ...costsShown(property),
    startLease: property.startLease ?? '',
    endLease: property.endLease ? lastDayBefore(property.endLease) : '',
    // Hour slot n is from n−1 to n o'clock (RULES.md §5.9a).
    opensAt: openingHours ? openingHours.from - 1 : null,
    closesAt: openingHours?.to ?? null,
    email: property.email ?? '',
    phone: property.phone ? shownPhone(property.phone) : '',
    calendlyLink: property.calendlyLink ?? '',
    owner: owner.id,
    admins: admins.map(({ id }) => id),
  }
}

const sent = (values: PropertyValues, currency: CurrencyCode): AdminPropertyDraft => {
  const { opensAt, closesAt, propertyType, owner, startLease, endLease, ...others } = values
  const {
    depositAmount: _d,
    commonExpensesAmount: _e,
    parkingAmount: _p,
    costsConfirmed: _c,
    ...rest
  } = others
  const minor = (major: number | null) => (major === null ? null : fromMajor(major, currency).amount)
  return {
    ...rest,
    ...propertyCostsSent(values, currency),
    ...siteStatedBy(values, propertyType),
    phone: compactPhone(rest.phone),
    propertyType: propertyType!,
    expectedValue: minor(rest.expectedValue),
    suggestedValue: minor(rest.suggestedValue),
    startLease: startLease || null,
    endLease: endLease ? endAfter(endLease) : null,
    openingHours: opensAt === null || closesAt === null ? null : { from: opensAt + 1, to: closesAt },
    ...(owner && { owner }),
  }
}

/** Returns a new property as it is sent. */
export const draftOf = (values: PropertyValues, currency: CurrencyCode): AdminPropertyDraft =>
  sent(values, currency)

/** Returns only what differs from the property that the form was filled with. */
export const propertyChangesOf = (
  before: AdminProperty,
  now: PropertyValues,
  currency: CurrencyCode,
): AdminPropertyChanges => {
  const old: Record<string, unknown> = { ...sent(propertyValuesOf(before), before.currency) }
  const changed = Object.entries(sent(now, currency)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
  )
  const changes: AdminPropertyChanges = {
    ...Object.fromEntries(changed),
    ...(now.costsConfirmed && { ...propertyCostsSent(now, currency), costsConfirmed: true }),
  }
  if (!('lat' in changes || 'long' in changes)) return changes
  // The server accepts a latitude only with its longitude.
  return {
    ...changes,
    lat: exactCoordinate(before.exactLat, now.lat),
    long: exactCoordinate(before.exactLong, now.long),
  }
}
