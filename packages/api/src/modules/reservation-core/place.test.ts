import { rangeOfSlots, startOfDay } from '@metrolibre/contract'
import { describe, expect, it } from 'vitest'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import type { RoomRow } from '../../platform/db/schema/rooms.ts'
import { isAppError } from '../../platform/errors/app-error.ts'
import { expectQuote, quoteOf, requireBookable, requireStay } from './place.ts'
import { readPeriod } from './wire.ts'
import type { PlaceRow } from './place-repository.ts'

const zone = 'America/Santiago'
const now = new Date('2030-02-10T15:00:00Z')
const lease = { startLease: '2030-01-01', endLease: '2031-01-01' }
const property = {
  id: 'property',
  ownerId: 'owner',
  country: 'Chile',
  currency: 'CLP',
  listed: true,
  isActive: true,
  rentalMode: 'month',
  monthlyPrice: 450_000,
  hourlyPrice: 9000,
  opensAtSlot: null,
  closesAtSlot: null,
  ...lease,
}
const room = {
  id: 'room',
  isActive: true,
  deletedAt: null,
  rentalMode: 'month',
  monthlyPrice: 200_000,
  hourlyPrice: 5000,
  startLease: null,
  endLease: null,
}
// Holds only the columns that the code under test reads.
const place = (changes: Partial<PropertyRow> = {}, ofRoom?: Partial<RoomRow>) =>
  ({
    property: { ...property, ...changes },
    room: ofRoom ? { ...room, ...ofRoom } : null,
  }) as unknown as PlaceRow

const codeOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
  return 'none'
}

describe('a place', () => {
  it('can be booked as a whole or by room, each at its own price', () => {
    expect(requireBookable(place(), 'tenant')).toMatchObject({
      unitPrice: 450_000,
      timeZone: zone,
      lease: { start: '2030-01-01', end: '2031-01-01' },
    })
    expect(requireBookable(place({ rentalMode: 'hour' }), 'tenant').unitPrice).toBe(9000)
    expect(requireBookable(place({}, {}), 'tenant').unitPrice).toBe(200_000)
    expect(requireBookable(place({}, { rentalMode: 'hour' }), 'tenant').unitPrice).toBe(5000)
    expect(requireBookable(place({ country: 'Perú' }), 'tenant').timeZone).toBe('America/Lima')
  })

  it.each([
    ['not_found', undefined],
    ['not_found', place({ listed: false })],
    ['not_found', place({}, { deletedAt: now })],
    ['own_property', place({ ownerId: 'tenant' })],
    ['sold_out', place({ isActive: false })],
    ['sold_out', place({}, { isActive: false })],
    ['lease_undefined', place({ endLease: null })],
    ['lease_undefined', place({}, { startLease: '2031-06-01' })],
    ['no_price', place({ monthlyPrice: null })],
    ['no_price', place({ rentalMode: 'hour', hourlyPrice: null })],
    ['no_price', place({}, { monthlyPrice: 0 })],
  ] as const)('is refused with %s', (code, given) => {
    expect(codeOf(() => requireBookable(given, 'tenant'))).toBe(code)
  })
})

describe('dates', () => {
  const months = { start: startOfDay('2030-03-01', zone), end: startOfDay('2030-05-01', zone) }
  const hours = (first: number, last: number) => rangeOfSlots('2030-03-01', first, last, zone)!
  const read = (given: PlaceRow, range: { start: number; end: number }, at = now) =>
    requireStay(requireBookable(given, 'tenant'), readPeriod(range), at)

  it('are read by month or by hour, as the property or its room is rented', () => {
    expect(read(place(), months).quantity).toBe(2)
    expect(read(place({ rentalMode: 'hour' }), hours(9, 11)).quantity).toBe(3)
    expect(read(place({}, { rentalMode: 'hour' }), hours(9, 11)).quantity).toBe(3)
    expect(read(place({ rentalMode: 'hour' }, {}), months).quantity).toBe(2)
    expect(codeOf(() => read(place(), hours(9, 11)))).toBe('invalid_range')
    expect(codeOf(() => read(place({ rentalMode: 'hour' }), months))).toBe('invalid_range')
  })

  it('must lie within the lease window and not in the past', () => {
    expect(codeOf(() => read(place({ endLease: '2030-04-01' }), months))).toBe('invalid_range')
    expect(codeOf(() => read(place(), months, new Date(months.end)))).toBe('invalid_range')
  })

  it('must lie within the opening hours when both bounds are set', () => {
    const open = { rentalMode: 'hour', opensAtSlot: 9, closesAtSlot: 12 } as const
    expect(read(place(open), hours(9, 12)).quantity).toBe(4)
    expect(codeOf(() => read(place(open), hours(8, 12)))).toBe('invalid_range')
    expect(codeOf(() => read(place(open), hours(9, 13)))).toBe('invalid_range')
    expect(read(place({ ...open, opensAtSlot: null }), hours(8, 13)).quantity).toBe(6)
    expect(read(place({ ...open, closesAtSlot: null }), hours(8, 13)).quantity).toBe(6)
  })
})

describe('a quote', () => {
  it('is the unit price times the quantity, in the currency of the place', () => {
    expect(quoteOf(requireBookable(place(), 'tenant'), 3)).toEqual({
      unitPrice: 450_000,
      quantity: 3,
      total: 1_350_000,
      currency: 'CLP',
    })
  })

  it('is refused when the total is outside the amounts that can be paid', () => {
    const priced = (monthlyPrice: number) => requireBookable(place({ monthlyPrice }), 'tenant')
    expect(codeOf(() => quoteOf(priced(1), 1))).toBe('amount_too_small')
    expect(codeOf(() => quoteOf(priced(99_999_999), 2))).toBe('amount_too_large')
  })

  it('is compared only with the values that the client sent', () => {
    const quote = { quantity: 3, total: 1_350_000, currency: 'CLP' } as const
    const compare = (expected: Parameters<typeof expectQuote>[0]) =>
      codeOf(() => expectQuote(expected, quote))
    expect(compare({})).toBe('none')
    expect(compare({ quantity: 3, total: 1_350_000, currency: 'CLP' })).toBe('none')
    expect(compare({ quantity: 2 })).toBe('quote_mismatch')
    expect(compare({ total: 1 })).toBe('quote_mismatch')
    expect(compare({ currency: 'PEN' })).toBe('quote_mismatch')
  })
})
