import { endpoints, type BodyInput } from '@metrolibre/contract'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { refreshOwned as refresh } from './own-cache.ts'
import type { Prices } from '../wire/prices.ts'

const calls = endpoints.manyRooms

/** Ids of rooms, and the price that they get. */
interface RoomsWithPrice extends Prices {
  readonly rooms: readonly string[]
}

/** Changes of several rooms of an own property at once. They are loaded with the forms for it. */
export const manyRooms = {
  /** Adds rooms like one. `roomCount` is how many are shown. */
  copy: (id: string) =>
    mutationOptions({
      mutationFn: ({ room, ...body }: BodyInput<typeof calls.copy> & { readonly room: string }) =>
        call(calls.copy, { params: { id, room }, body }),
      // Also after a failure: they may have been added although no answer came, or others than those shown.
      onSettled: (_answer, _error, _input, _result, context) => refresh(id, context),
    }),

  setPrices: (id: string) =>
    mutationOptions({
      mutationFn: ({ rooms, rentalMode, monthlyPrice: value, hourlyPrice: dailyValue }: RoomsWithPrice) =>
        call(calls.setPrices, {
          params: { id },
          body: { rooms: [...rooms], isDaily: rentalMode === 'hour', value, dailyValue },
        }),
      onSuccess: (_answer, _input, _result, context) => refresh(id, context),
    }),
}
