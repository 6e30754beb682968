import { expect, it } from 'vitest'
import { movingFactsOf } from './moving-facts.ts'
import type { Reservation } from './reservations.ts'

const reservation = {
  costs: {},
  property: { country: 'Chile' },
  rentalMode: 'month',
  unitPrice: 2_950_000,
  currency: 'CLP',
  extends: null,
  serverTime: 0,
  dateChange: { due: 0 },
} as unknown as Reservation

it('states what is due for other dates until that is paid, and then only what the stay cost', () => {
  expect(movingFactsOf({ ...reservation, status: 'contract_signed' })?.due).toBe(0)
  expect(movingFactsOf({ ...reservation, status: 'confirmed' })?.due).toBeUndefined()
})
