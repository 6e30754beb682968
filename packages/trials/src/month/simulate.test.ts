import { expect, it } from 'vitest'
import { simulateMonth } from './simulate.ts'

it('takes more machines for more searches', () => {
  const [few, many] = [20_000_000, 2_000_000_000].map((searches) =>
    simulateMonth({ properties: 1_000_000, searches }, 3),
  )
  expect(many!.pools.api.machineHours).toBeGreaterThan(5 * few!.pools.api.machineHours)
  expect(few!.bookings).toBeGreaterThan(0)
  expect(few!.refused).toBeLessThan(few!.asked / 100)
})
