import { Temporal } from 'temporal-polyfill'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('uses the time zone of a place’s country', async () => {
  const { timeZoneOf } = await load()
  expect([timeZoneOf('Chile'), timeZoneOf('Perú')]).toEqual(['America/Santiago', 'America/Lima'])
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
