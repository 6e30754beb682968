import type { Room, RoomDraft } from '@metrolibre/api-client'
import {
  fitsCurrency,
  fromMajor,
  nameText,
  printed,
  toMajor,
  type CurrencyCode,
  type RentalMode,
} from '@metrolibre/contract'
import * as v from 'valibot'
import { draftName } from '../../listing/draft-name.ts'

/** What the form of a room checks. The price is in major units and the area in square metres. */
export const roomSchema = (currency: CurrencyCode) =>
  v.object({
    name: printed(nameText(160)),
    description: v.pipe(v.string(), v.maxLength(5000, 'validation.max_length')),
    area: v.nullable(
      v.pipe(
        v.number('validation.invalid'),
        v.minValue(0.01, 'validation.at_least'),
        v.maxValue(10_000_000, 'validation.max'),
      ),
    ),
    price: v.nullable(
      v.pipe(
        v.number('validation.invalid'),
        v.minValue(0, 'validation.at_least'),
        v.maxValue(99_999_999, 'validation.max'),
        v.check((price) => fitsCurrency(price, currency), 'validation.whole_amount'),
      ),
    ),
    rentalMode: v.picklist(['month', 'hour']),
    /** One thing per line. */
    included: v.pipe(v.string(), v.maxLength(2000, 'validation.max_length')),
  })
export type RoomValues = v.InferInput<ReturnType<typeof roomSchema>>

/** The incomplete values that are kept on the device. */
export const RoomKept = v.partial(
  v.object({
    name: v.string(),
    description: v.string(),
    area: v.nullish(v.number()),
    price: v.nullish(v.number()),
    rentalMode: v.picklist(['month', 'hour']),
    included: v.string(),
  }),
)

/** The name of the draft of a room, or of a new one. */
export const roomDraftName = (property: string, room?: string) =>
  `${draftName(property)}.room.${room ?? 'new'}`

export const emptyRoom = (rentalMode: RentalMode): RoomValues => ({
  name: '',
  description: '',
  area: null,
  price: null,
  rentalMode,
  included: '',
})

/** Returns what the form shows of a room. */
export const roomValuesOf = (room: Room): RoomValues => {
  const price = room.rentalMode === 'hour' ? room.hourlyPrice : room.monthlyPrice
  return {
    name: room.name,
    description: room.description,
    area: room.area,
    price: price === null ? null : toMajor({ amount: price, currency: room.currency }),
    rentalMode: room.rentalMode,
    included: room.included.join('\n'),
  }
}

/** Returns a room as it is sent. Only the price of its own mode is set. */
export const roomDraftOf = (values: RoomValues, currency: CurrencyCode): RoomDraft => {
  const { price, included, ...rest } = values
  const amount = price === null ? null : fromMajor(price, currency).amount
  const hourly = values.rentalMode === 'hour'
  return {
    ...rest,
    monthlyPrice: hourly ? null : amount,
    hourlyPrice: hourly ? amount : null,
    included: included
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  }
}
