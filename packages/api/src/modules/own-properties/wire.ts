import type {
  Locale,
  OwnRoomUpdate,
  PropertyDraftInput,
  PropertyDraftUpdate,
  RoomPrices,
} from '@metrolibre/contract'
import type { PropertyColumns } from './repository.ts'
import type { RoomColumns } from './room-repository.ts'

type Sent = Required<PropertyDraftUpdate>
type Field = keyof Sent

const orNull = (text: string | null): string | null => text?.trim() || null
const hundredths = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100

/** The columns that a field sets. */
const columnsOf: { readonly [F in Field]: (value: NonNullable<Sent[F]> | null) => PropertyColumns } = {
  name: (name) => ({ name: name?.trim() ?? '' }),
  description: (description) => ({ description: description ?? '' }),
  address: (address) => ({ address: address?.trim() ?? '' }),
  zone: (zoneId) => ({ zoneId: zoneId! }),
  propertyType: (type) => ({ type: type! }),
  lat: (latitude) => ({ latitude }),
  long: (longitude) => ({ longitude }),
  isDaily: (byHour) => ({ rentalMode: byHour ? 'hour' : 'month' }),
  expectedValue: (expectedValue) => ({ expectedValue }),
  commonExpenses: (commonExpenses) => ({ commonExpenses }),
  expensesCover: (expensesCover) => ({ expensesCover }),
  // A deposit is an amount or so many months, so one takes the place of the other.
  deposit: (deposit) => ({ deposit, ...(deposit !== null && { depositMonths: null }) }),
  depositMonths: (depositMonths) => ({ depositMonths, ...(depositMonths !== null && { deposit: null }) }),
  depositIsLost: (depositIsLost) => ({ depositIsLost }),
  keepsDeposit: (keepsDeposit) => ({ keepsDeposit: keepsDeposit ?? false }),
  costsConfirmed: () => ({ assumesUsualCosts: false }),
  parking: (parkingPrice) => ({ parkingPrice }),
  startLease: (startLease) => ({ startLease }),
  endLease: (endLease) => ({ endLease }),
  openingHours: (hours) => ({ opensAtSlot: hours?.from ?? null, closesAtSlot: hours?.to ?? null }),
  monthlyPlan: (monthlyPlan) => ({ monthlyPlan: monthlyPlan ?? false }),
  landUse: (landUse) => ({ landUse }),
  uses: (uses) => ({ uses: uses ?? [] }),
  clearHeight: (clearHeight) => ({ clearHeight }),
  gateWidth: (gateWidth) => ({ gateWidth }),
  gateHeight: (gateHeight) => ({ gateHeight }),
  floorLoad: (floorLoad) => ({ floorLoad }),
  threePhase: (threePhase) => ({ threePhase }),
  truckAccess: (truckAccess) => ({ truckAccess }),
  water: (water) => ({ water }),
  fence: (fence) => ({ fence }),
  vault: (vault) => ({ vault: vault ?? false }),
  garage: (garage) => ({ garage: garage ?? 0 }),
  cleaning: (cleaning) => ({ cleaning: cleaning ?? false }),
  bathrooms: (bathrooms) => ({ bathrooms: bathrooms ?? 0 }),
  wifi: (wifi) => ({ wifi: wifi ?? false }),
  security: (security) => ({ security: security ?? false }),
  paintingState: (paintingState) => ({ paintingState }),
  floorState: (floorState) => ({ floorState }),
  unusedTime: (unusedTime) => ({ unusedTime }),
  area: (area) => ({ area: hundredths(area) }),
  email: (email) => ({ email: orNull(email) }),
  phone: (phone) => ({ phone: orNull(phone) }),
  calendlyLink: (link) => ({ calendlyLink: orNull(link) }),
}

/** One field of a request, by its name there, with the columns that it sets. */
export interface FieldChange {
  readonly field: string
  readonly columns: PropertyColumns
  /** What is written with these columns, but is no change by itself. */
  readonly beside?: PropertyColumns
}

/** Returns all columns that changes write. */
export const columnsWritten = (changes: readonly FieldChange[]): PropertyColumns =>
  Object.assign({}, ...changes.map(({ columns, beside }) => ({ ...columns, ...beside })))

/** Reads the fields that were sent in a language as the columns that they set. */
export const readChanges = (body: PropertyDraftInput | PropertyDraftUpdate, lang: Locale): FieldChange[] =>
  (Object.entries(body) as [Field, unknown][])
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => ({
      field,
      columns: (columnsOf[field] as (sent: unknown) => PropertyColumns)(value),
      ...(field === 'description' && { beside: { lang } }),
    }))

/** Reads the fields of a room that were sent in a language as the columns that they set. */
export const readRoom = (body: OwnRoomUpdate, lang: Locale): RoomColumns => {
  const { name, description, squareMeter, value, dailyValue, isDaily, included, startLease, endLease } = body
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(description !== undefined && { description, lang }),
    ...(squareMeter !== undefined && { area: hundredths(squareMeter) }),
    ...(value !== undefined && { monthlyPrice: value }),
    ...(dailyValue !== undefined && { hourlyPrice: dailyValue }),
    ...(isDaily !== undefined && { rentalMode: isDaily ? ('hour' as const) : ('month' as const) }),
    ...(included !== undefined && { included }),
    ...(startLease !== undefined && { startLease }),
    ...(endLease !== undefined && { endLease }),
  }
}

/** Reads the price that several rooms get. A room has only the price of its rental mode. */
export const readRoomPrice = ({ isDaily, value = null, dailyValue = null }: RoomPrices) =>
  isDaily
    ? { rentalMode: 'hour' as const, monthlyPrice: null, hourlyPrice: dailyValue }
    : { rentalMode: 'month' as const, monthlyPrice: value, hourlyPrice: null }
