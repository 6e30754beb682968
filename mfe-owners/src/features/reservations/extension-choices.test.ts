import type { Availability } from '@metrolibre/api-client'
import { slotOf, startOfDay } from '@metrolibre/contract'
import { describe, expect, it } from 'vitest'
import type { OwnerBooking } from './booking.ts'
import { extensionChoices } from './extension-choices.ts'

const zone = 'America/Santiago'
const at = (day: string) => startOfDay(day, zone)
const calendar: Availability = {
  propertyId: '1b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11',
  roomId: null,
  rentalMode: 'month',
  timeZone: zone,
  openingHours: null,
  lease: { start: '2026-01-01', end: '2026-12-31' },
  busy: [],
  serverTime: at('2026-07-01'),
}
const booked = (changes: Partial<OwnerBooking>) => changes as OwnerBooking

describe('extending a monthly rental', () => {
  const booking = booked({
    rentalMode: 'month',
    period: { start: at('2026-07-31'), end: at('2026-08-31') },
    endDate: '2026-08-31',
  })
  const untils = (busy: Availability['busy']) =>
    extensionChoices(booking, { ...calendar, busy }).map(({ until }) => until)

  it('offers whole months, clamped to the length of each, until the end of the lease window', () => {
    expect(untils([booking.period])).toEqual(['2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31'])
  })

  it('ends where the next booking starts, even if the API merges that with this one', () => {
    expect(untils([{ start: at('2026-11-15'), end: at('2026-12-15') }])).toEqual(['2026-09-30', '2026-10-31'])
    expect(untils([{ start: booking.period.start, end: at('2026-09-30') }])).toEqual([])
  })
})

describe('extending an hourly rental', () => {
  const booking = booked({ rentalMode: 'hour', startDate: '2026-08-10', endSlot: 12 })
  const hours = (from: number, to: number) => ({
    start: slotOf('2026-08-10', from, zone)!.start,
    end: slotOf('2026-08-10', to, zone)!.end,
  })

  it('needs at least two free hours on the same day', () => {
    const open: Availability = {
      ...calendar,
      rentalMode: 'hour',
      openingHours: { from: 10, to: 19 },
      busy: [hours(17, 18)],
    }
    expect(extensionChoices(booking, open)).toEqual([
      { quantity: 2, until: '14:00' },
      { quantity: 3, until: '15:00' },
      { quantity: 4, until: '16:00' },
    ])
    expect(extensionChoices(booking, { ...open, busy: [hours(14, 14)] })).toEqual([])
  })
})
