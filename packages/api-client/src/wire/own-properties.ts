import { readTimeZone } from '@metrolibre/contract'
import type * as wire from '@metrolibre/contract'
import type { Prices } from './prices.ts'
import { readOwned, type OwnedProperty } from './properties.ts'

interface ModeName {
  readonly rentalMode?: wire.RentalMode | undefined
}

/** A new property as its owner describes it. Only kind and zone are needed. `zone` is the id of one. */
export interface PropertyDraft extends Omit<wire.PropertyDraftInput, 'isDaily'>, ModeName {}

/** Only the fields that change. Null empties a field. */
export interface PropertyChanges extends Omit<wire.PropertyDraftUpdate, 'isDaily'>, ModeName {}

type RoomWireName = 'isDaily' | 'value' | 'dailyValue' | 'squareMeter'

interface RoomNames extends Partial<Prices> {
  /** In square metres. */
  readonly area?: number | null | undefined
}

/** A new room. Its price is the one that the owner expects, in minor units of the property's currency. */
export interface RoomDraft extends Omit<wire.OwnRoomInput, RoomWireName>, RoomNames {}

/** Only the fields that change. Null empties a field. */
export interface RoomChanges extends Omit<wire.OwnRoomUpdate, RoomWireName>, RoomNames {}

/** A period in which the owner rents nothing out. `period` is in epoch milliseconds, without its end. */
export interface Block extends Omit<wire.Block, 'range'> {
  readonly period: wire.Range
}

type ListingNames = Pick<
  wire.OwnListing,
  'next' | 'requestedBooking' | 'technicalVisit' | 'occupancy' | 'lastPayment'
>

/** A property in its owner's panel. */
export interface OwnListing extends OwnedProperty, ListingNames {}

/** Something that waits for the owner, with its deadline. */
export interface OwnerTask extends Omit<wire.OwnerTask, keyof wire.ShownTimeZone> {
  readonly timeZone: wire.TimeZone
}

export interface OwnProperties {
  readonly properties: readonly OwnListing[]
  /** How many there are in each stage, whatever stage was asked for. */
  readonly counts: wire.StageCounts
  /** Over all properties, whatever was searched for. Only the first page has them. */
  readonly totals: wire.PanelTotals | null
  /** What waits for the owner, most urgent first. Only the first page has it. */
  readonly tasks: readonly OwnerTask[]
  readonly nextCursor: string | null
}

const sendMode = ({ rentalMode }: ModeName) =>
  rentalMode === undefined ? {} : { isDaily: rentalMode === 'hour' }

/** Returns a draft or its changes as they are sent. */
export const sendProperty = <T extends PropertyChanges>({ rentalMode, ...rest }: T) => ({
  ...rest,
  ...sendMode({ rentalMode }),
})

/** Returns a room or its changes as they are sent. A field that is not named is not sent. */
export const sendRoom = <T extends RoomChanges>({
  rentalMode,
  monthlyPrice,
  hourlyPrice,
  area,
  ...rest
}: T) => ({
  ...rest,
  ...sendMode({ rentalMode }),
  ...(monthlyPrice !== undefined && { value: monthlyPrice }),
  ...(hourlyPrice !== undefined && { dailyValue: hourlyPrice }),
  ...(area !== undefined && { squareMeter: area }),
})

const ours: Readonly<Record<string, string>> = {
  isDaily: 'rentalMode',
  value: 'monthlyPrice',
  dailyValue: 'hourlyPrice',
  squareMeter: 'area',
}

/** Returns our name of a field that the server refused, so that a form can mark it. */
export const readFieldName = (path: string): string => ours[path] ?? path

export const readListing = ({
  next,
  requestedBooking,
  technicalVisit,
  occupancy,
  lastPayment,
  ...rest
}: wire.OwnListing): OwnListing => ({
  ...readOwned(rest),
  next,
  requestedBooking,
  technicalVisit,
  occupancy,
  lastPayment,
})

const readTask = ({ timeZone, ownTimeZone, ...task }: wire.OwnerTask): OwnerTask => ({
  ...task,
  timeZone: readTimeZone({ timeZone, ownTimeZone }),
})

export const readOwnProperties = ({
  locations,
  counts,
  totals,
  tasks = [],
  nextCursor,
}: wire.Response<typeof wire.endpoints.ownLocations.mine>): OwnProperties => ({
  properties: locations.map(readListing),
  counts,
  totals: totals ?? null,
  tasks: tasks.map(readTask),
  nextCursor,
})

export const readBlock = ({ range, ...rest }: wire.Block): Block => ({ ...rest, period: range })
