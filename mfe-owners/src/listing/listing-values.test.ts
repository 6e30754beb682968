import { getDotPath, safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { roomSchema } from '../features/rooms/room-values.ts'
import { listingSchema } from './listing-values.ts'

/** Returns what a form says about a field. */
const saysOf = (result: ReturnType<typeof safeParse>, field: string) =>
  result.issues?.find((issue) => getDotPath(issue) === field)?.message

it('says at once that a document can’t print a name or an address', () => {
  const listing = safeParse(
    listingSchema(() => 'CLP'),
    { name: 'Casa 東', address: 'Av. 京 12' },
  )
  const room = safeParse(roomSchema('CLP'), { name: 'Pieza 東' })
  for (const said of [saysOf(listing, 'name'), saysOf(listing, 'address'), saysOf(room, 'name')])
    expect(said).toBe('validation.unprintable')
})
