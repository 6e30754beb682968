import { isApiError, type OwnedProperty, type PropertyChanges } from '@metrolibre/api-client'
import {
  compactPhone,
  costAnswersOf,
  endAfter,
  fromMajor,
  lastDayBefore,
  noAnswers,
  noSiteAnswers,
  siteAnswersOf,
  siteStatedBy,
  statedBy,
  toMajor,
  type CurrencyCode,
} from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import { safeParse } from 'valibot'
import { hasCondition, servicesOf, type YesNoService } from './kinds.ts'
import { listingSchema, type ListingValues } from './listing-values.ts'

/** The values of a form in which nothing was typed. */
export const emptyListing: ListingValues = {
  propertyType: null,
  rentalMode: 'month',
  landUse: null,
  uses: [],
  name: '',
  zone: '',
  address: '',
  lat: null,
  long: null,
  area: null,
  paintingState: null,
  floorState: null,
  unusedTime: null,
  ...noSiteAnswers,
  vault: false,
  cleaning: false,
  wifi: false,
  security: false,
  garage: 0,
  bathrooms: 0,
  startLease: '',
  endLease: '',
  opensAt: null,
  closesAt: null,
  expectedPrice: null,
  monthlyPlan: false,
  ...noAnswers,
  expensesCover: [],
  description: '',
  email: '',
  phone: '',
  calendlyLink: '',
}

/** Returns what the form shows of what is paid besides the price. */
const costsShown = (property: OwnedProperty) => {
  const { expensesCover, ...answers } = costAnswersOf(property)
  return { ...answers, expensesCover: [...expensesCover] }
}

/** Returns what is paid besides the price as it is sent. */
export const listingCostsSent = (values: ListingValues, currency: CurrencyCode) => {
  const { expensesCover, ...stated } = statedBy(values, { ...values, currency })
  return { ...stated, expensesCover: [...expensesCover] }
}

/** Returns what the form shows of a property. */
export const listingOf = (property: OwnedProperty): ListingValues => {
  const { currency, openingHours } = property
  const major = (amount: number | null) => (amount === null ? null : toMajor({ amount, currency }))
  return {
    propertyType: property.propertyType,
    rentalMode: property.rentalMode,
    landUse: property.landUse,
    uses: property.uses,
    name: property.name,
    zone: property.zone.id,
    address: property.address,
    lat: property.exactLat,
    long: property.exactLong,
    area: property.area,
    paintingState: property.paintingState,
    floorState: property.floorState,
    unusedTime: property.unusedTime,
    ...siteAnswersOf(property),
    vault: property.vault,
    cleaning: property.cleaning,
    wifi: property.wifi,
    security: property.security,
    garage: property.garage,
    bathrooms: property.bathrooms,
    startLease: property.startLease ?? '',
    endLease: property.endLease ? lastDayBefore(property.endLease) : '',
    // Hour slot n is from n−1 to n o'clock (RULES.md §5.9a).
    opensAt: openingHours ? openingHours.from - 1 : null,
    closesAt: openingHours?.to ?? null,
    expectedPrice: major(property.expectedValue),
    monthlyPlan: property.monthlyPlan ?? false,
    ...costsShown(property),
    description: property.description,
    email: property.email ?? '',
    phone: property.phone ? shownPhone(property.phone) : '',
    calendlyLink: property.calendlyLink ?? '',
  }
}

/** Returns all values as they are sent. What does not belong to the kind or the mode is emptied. */
const sent = (values: ListingValues, currency: CurrencyCode): PropertyChanges => {
  const { propertyType, rentalMode, opensAt, closesAt } = values
  const monthly = rentalMode === 'month'
  const minor = (major: number | null) => (major === null ? null : fromMajor(major, currency).amount)
  const building = propertyType === null || hasCondition(propertyType)
  const offers = (service: YesNoService) =>
    values[service] && (propertyType === null || servicesOf(propertyType).includes(service))
  return {
    ...(propertyType && { propertyType }),
    ...(values.zone && { zone: values.zone }),
    rentalMode,
    landUse: values.landUse,
    uses: values.uses,
    name: values.name,
    address: values.address,
    lat: values.lat,
    long: values.long,
    area: values.area,
    paintingState: building ? values.paintingState : null,
    floorState: building ? values.floorState : null,
    unusedTime: values.unusedTime,
    ...siteStatedBy(values, propertyType),
    vault: offers('vault'),
    cleaning: offers('cleaning'),
    wifi: offers('wifi'),
    security: offers('security'),
    garage: values.garage,
    bathrooms: values.bathrooms,
    startLease: values.startLease || null,
    endLease: values.endLease ? endAfter(values.endLease) : null,
    openingHours:
      monthly || opensAt === null || closesAt === null ? null : { from: opensAt + 1, to: closesAt },
    expectedValue: minor(values.expectedPrice),
    monthlyPlan: monthly && values.monthlyPlan,
    ...listingCostsSent(values, currency),
    description: values.description,
    email: values.email,
    phone: compactPhone(values.phone),
    calendlyLink: values.calendlyLink,
  }
}

type Field = keyof ListingValues

/** The fields of the form from which a field is made that is sent under another name. */
const formFieldsOf: Readonly<Record<string, readonly Field[]>> = {
  openingHours: ['opensAt', 'closesAt'],
  expectedValue: ['expectedPrice'],
  deposit: ['deposit', 'depositAmount'],
  depositMonths: ['deposit'],
  commonExpenses: ['commonExpenses', 'commonExpensesAmount'],
  parking: ['parking', 'parkingAmount'],
}

/** Returns a refusal of the server with its fields as the form calls them. */
export const inFormTerms = (error: unknown) => ({
  fields: (isApiError(error) ? error.fields : []).map((problem) => ({
    ...problem,
    path: formFieldsOf[problem.path]?.at(-1) ?? problem.path,
  })),
})

/**
 * Returns the fields that hold something which can't be saved. A field that is only empty can: a draft may be
 * incomplete.
 */
export const unfitFields = (
  values: ListingValues,
  currencyOf: (zone: string) => CurrencyCode,
): ReadonlySet<Field> => {
  const { issues = [] } = safeParse(listingSchema(currencyOf), values)
  const names = issues.map((issue) => String(issue.path?.[0]?.key) as Field)
  return new Set(names.filter((name) => values[name] !== null && values[name] !== ''))
}

/** Returns the changes to save: what differs from the values saved before and can be saved. */
export const changesBetween = (
  before: ListingValues,
  now: ListingValues,
  currencyOf: (zone: string) => CurrencyCode,
): PropertyChanges => {
  const unfit = unfitFields(now, currencyOf)
  const old: Record<string, unknown> = { ...sent(before, currencyOf(before.zone)) }
  const changed = Object.entries(sent(now, currencyOf(now.zone))).filter(([key, value]) => {
    const fields = formFieldsOf[key] ?? [key as Field]
    return !fields.some((field) => unfit.has(field)) && JSON.stringify(value) !== JSON.stringify(old[key])
  })
  // The server accepts a latitude only with its longitude, so both are sent even if only one of them has changed.
  const changes: PropertyChanges = Object.fromEntries(changed)
  return 'lat' in changes || 'long' in changes ? { ...changes, lat: now.lat, long: now.long } : changes
}
