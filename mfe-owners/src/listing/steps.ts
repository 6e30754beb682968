import { type PropertyType, siteFacts, siteSizes } from '@metrolibre/contract'
import type { ListingValues } from './listing-values.ts'

export const steps = ['kind', 'place', 'measure', 'services', 'rooms', 'photos', 'rent', 'contact'] as const
export type ListingStep = (typeof steps)[number]

/** The steps for a kind: only a property that is rented room by room has the step with rooms. */
export const listingStepsOf = (kind: PropertyType | null): readonly ListingStep[] =>
  steps.filter((step) => step !== 'rooms' || kind === 'room')

/** The fields of each step, in the order in which they are shown. */
export const fieldsOf = {
  kind: ['propertyType', 'name', 'uses', 'landUse', 'rentalMode'],
  place: ['address', 'zone', 'lat', 'long'],
  measure: ['area', 'paintingState', 'floorState', 'unusedTime', ...siteSizes],
  services: ['vault', 'cleaning', 'wifi', 'security', 'garage', 'bathrooms', ...siteFacts],
  rooms: [],
  photos: [],
  rent: [
    'startLease',
    'endLease',
    'opensAt',
    'closesAt',
    'expectedPrice',
    'monthlyPlan',
    'deposit',
    'depositAmount',
    'depositIsLost',
    'keepsDeposit',
    'commonExpenses',
    'commonExpensesAmount',
    'expensesCover',
    'parking',
    'parkingAmount',
  ],
  contact: ['description', 'email', 'phone', 'calendlyLink'],
} as const satisfies Record<ListingStep, readonly (keyof ListingValues)[]>

const home = new Map<string, ListingStep>([
  ...steps.flatMap((step) => fieldsOf[step].map((field): [string, ListingStep] => [field, step])),
  ['images', 'photos'],
  ['rooms', 'rooms'],
  ['openingHours', 'rent'],
  ['expectedValue', 'rent'],
  ['depositMonths', 'rent'],
])

/** Returns the step in which a field that the server names can be corrected. */
export const listingStepOf = (field: string): ListingStep => home.get(field.split('.')[0] ?? '') ?? 'kind'
