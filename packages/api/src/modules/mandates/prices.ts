import type { MandateRow, OfferedPrice } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import type { RoomRow } from '../../platform/db/schema/rooms.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { updateProperty } from '../own-properties/repository.ts'
import { awaitingReview } from '../own-properties/room-repository.ts'
import { priceFields } from './price-wire.ts'
import { findRooms, setRoomPrice } from './repository.ts'

/** Prices that were sent for a property or a room. A place has only the one of its rental mode. */
export interface SentPrice {
  readonly monthlyPrice?: number | undefined
  readonly hourlyPrice?: number | undefined
}

export interface SentPrices extends SentPrice {
  readonly rooms: ReadonlyArray<SentPrice & { readonly id: string }>
}

type Priced = Pick<PropertyRow | RoomRow, 'rentalMode' | 'monthlyPrice' | 'hourlyPrice'>

/** Returns the price of a place in its own unit, or null if it has none. */
export const mandatePriceOf = ({ rentalMode, monthlyPrice, hourlyPrice }: Priced): number | null =>
  (rentalMode === 'hour' ? hourlyPrice : monthlyPrice) || null

const refuse = (path: string, code: string): never => {
  throw new AppError('validation', { fields: [{ path, code }] })
}

/** Returns the price that was sent for a place, or undefined. A price in the other unit is refused. */
function readPrice(place: Pick<Priced, 'rentalMode'>, sent: SentPrice, path = ''): number | undefined {
  const [own, other] =
    place.rentalMode === 'hour'
      ? [sent.hourlyPrice, sent.monthlyPrice]
      : [sent.monthlyPrice, sent.hourlyPrice]
  if (other !== undefined)
    refuse(path + priceFields[place.rentalMode === 'hour' ? 'month' : 'hour'], 'validation.invalid')
  if (own === 0) refuse(path + priceFields[place.rentalMode], 'validation.required')
  return own
}

const entryOf = (
  place: Pick<Priced, 'rentalMode'>,
  price: number,
  room: RoomRow | null = null,
): OfferedPrice => ({ roomId: room?.id ?? null, name: room?.name ?? null, unit: place.rentalMode, price })

/**
 * Returns the prices of an offer. Only a property of the kind room has prices of rooms: those that were sent,
 * and for the others what the owner wants for them.
 * @throws AppError validation for a missing price, one in another unit, or an unknown room
 */
export function readPrices(
  property: PropertyRow,
  rooms: readonly RoomRow[],
  sent: SentPrices,
): OfferedPrice[] {
  const byRoom = property.type === 'room' ? rooms : []
  sent.rooms.forEach(({ id }, index) => {
    if (!byRoom.some((room) => room.id === id)) refuse(`rooms.${index}.id`, 'validation.id')
  })
  const whole = readPrice(property, sent)
  const ofRooms = byRoom.flatMap((room) => {
    const index = sent.rooms.findIndex(({ id }) => id === room.id)
    const price = index < 0 ? undefined : readPrice(room, sent.rooms[index]!, `rooms.${index}.`)
    const known = price ?? mandatePriceOf(room)
    return known === null ? [] : [entryOf(room, known, room)]
  })
  const prices = [...(whole === undefined ? [] : [entryOf(property, whole)]), ...ofRooms]
  if (prices.length === 0) refuse(priceFields[property.rentalMode], 'validation.required')
  return prices
}

/** Returns the prices that a property and, for the kind room, its rooms have now. */
export function currentPrices(property: PropertyRow, rooms: readonly RoomRow[]): OfferedPrice[] {
  const whole = mandatePriceOf(property)
  const ofRooms = (property.type === 'room' ? rooms : []).flatMap((room) => {
    const price = mandatePriceOf(room)
    return price === null ? [] : [entryOf(room, price, room)]
  })
  return [...(whole === null ? [] : [entryOf(property, whole)]), ...ofRooms]
}

/** The column of a price by its unit. */
const columnOf = ({ unit, price }: OfferedPrice) =>
  unit === 'hour' ? { hourlyPrice: price } : { monthlyPrice: price }

/**
 * Gives the property and its rooms these prices. Bookings keep the prices of their quotes. A room with a price that
 * is not among them, because it was added or is rented in another unit since they were offered, waits for an admin
 * (RULES.md §3.46).
 */
export async function applyPrices(
  tx: Transaction,
  property: PropertyRow,
  { prices, at }: { prices: MandateRow['prices']; at: Date },
): Promise<PropertyRow> {
  for (const room of property.type === 'room' ? await findRooms(tx, property.id) : []) {
    const own = prices.find(({ roomId, unit }) => roomId === room.id && unit === room.rentalMode)
    if (own) await setRoomPrice(tx, room.id, columnOf(own))
    else if (mandatePriceOf(room) !== null) await setRoomPrice(tx, room.id, awaitingReview(at))
  }
  const whole = prices.find(({ roomId }) => roomId === null)
  return whole ? updateProperty(tx, property.id, columnOf(whole)) : property
}

/** Tells whether a property has a price at which something of it can be rented. */
export const hasMandatePrice = async (tx: Transaction, property: PropertyRow): Promise<boolean> =>
  mandatePriceOf(property) !== null ||
  (property.type === 'room' &&
    (await findRooms(tx, property.id)).some((room) => room.isActive && mandatePriceOf(room) !== null))
