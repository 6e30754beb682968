import { Temporal } from 'temporal-polyfill'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('uses the time zone of a place’s country', async () => {
  const { timeZoneOf } = await load()
  expect([timeZoneOf('Chile'), timeZoneOf('Perú')]).toEqual(['America/Santiago', 'America/Lima'])
})

it('uses the clock of a place’s comuna where it is another one', async () => {
  const { placeTimeZone, timeZonesOf, timeZones } = await load()
  expect(placeTimeZone({ country: 'Chile', timeZone: 'Pacific/Easter' })).toBe('Pacific/Easter')
  expect(placeTimeZone({ country: 'Perú', timeZone: null })).toBe('America/Lima')
  expect([...timeZonesOf('Chile'), ...timeZonesOf('Perú')]).toEqual(timeZones)
})

it('takes the same clock under an older name where a system does not know the zone', async () => {
  const { DateTimeFormat } = Intl
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
    if (options?.timeZone === 'America/Coyhaique') throw new RangeError('Invalid time zone')
    return new DateTimeFormat(locale, options)
  })
  vi.stubGlobal('Temporal', undefined)
  const { dateAt, knownTimeZone, startOfDay } = await load()
  expect(knownTimeZone('America/Coyhaique')).toBe('America/Punta_Arenas')
  expect(knownTimeZone('America/Lima')).toBe('America/Lima')
  const winter = Date.UTC(2027, 6, 1, 3)
  expect(startOfDay('2027-07-01', 'America/Coyhaique')).toBe(winter)
  expect(dateAt(winter - 1, 'America/Coyhaique')).toBe('2027-06-30')
})

const load = () => import('./time-zones.ts')

it('gives the same results in browsers with Temporal and in those that can only format dates', async () => {
  vi.stubGlobal('Temporal', undefined)
  const { dateAt, startOfDay, instantsOf, timeZones } = await load()
  vi.resetModules()
  vi.stubGlobal('Temporal', Temporal)
  const newer = await load()
  const hourMs = 3_600_000
  for (const zone of timeZones)
    // Odd steps cover every hour of the day and both changes of the clock.
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2028, 0, 1); at += 31 * hourMs + 1) {
      const date = dateAt(at, zone)
      expect(newer.dateAt(at, zone)).toBe(date)
      expect(newer.startOfDay(date, zone)).toBe(startOfDay(date, zone))
      expect(newer.instantsOf(date, 2, zone)).toEqual(instantsOf(date, 2, zone))
    }
})
