import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { PriceAmount } from '../primitives/money.ts'
import { Flag } from '../primitives/text.ts'
import { maxRooms, Room } from './schemas.ts'

const tag = 'own rooms'
const RoomParams = v.object({ ...IdParams.entries, room: Id })

/** Rooms like another one. Their names count on from its name (RULES.md §3.50). */
export const RoomCopies = body({
  count: v.pipe(
    v.number('validation.required'),
    v.integer('validation.integer'),
    v.minValue(1, 'validation.at_least'),
    v.maxValue(maxRooms - 1, 'validation.at_most'),
  ),
  /** How many rooms the form shows, so that a call whose answer was lost does not add them twice. */
  roomCount: v.pipe(v.number('validation.required'), v.integer('validation.integer')),
})
export type RoomCopies = v.InferOutput<typeof RoomCopies>

/** The same price for several rooms of a property: `dailyValue` with `isDaily`, else `value`. Null takes the price away. */
export const RoomPrices = body({
  rooms: v.pipe(
    v.array(Id),
    v.minLength(1, 'validation.choose_rooms'),
    v.maxLength(maxRooms, 'validation.max'),
  ),
  value: v.nullish(PriceAmount),
  dailyValue: v.nullish(PriceAmount),
  isDaily: Flag,
})
export type RoomPrices = v.InferOutput<typeof RoomPrices>

/** All rooms of a property after a change of several. */
export const RoomsAnswer = v.object({ rooms: v.array(Room) })

/** Changes of several rooms of an own property at once (RULES.md §3.50, §3.51). */
export const manyRooms = {
  copy: endpoint({
    id: 'manyRooms.copy',
    method: 'POST',
    path: '/locations/:id/rooms/:room/copies',
    access: 'user',
    tag,
    status: 201,
    summary: 'Add rooms like one of an own property, without its photos',
    params: RoomParams,
    body: RoomCopies,
    response: RoomsAnswer,
    errors: ['changed_meanwhile'],
    rateLimit: 'save',
  }),
  setPrices: endpoint({
    id: 'manyRooms.setPrices',
    method: 'PUT',
    path: '/locations/:id/room-prices',
    access: 'user',
    tag,
    summary: 'Give several rooms of an own property the same price',
    params: IdParams,
    body: RoomPrices,
    response: RoomsAnswer,
    errors: [],
    rateLimit: 'save',
  }),
} as const
