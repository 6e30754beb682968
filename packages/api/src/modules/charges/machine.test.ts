import { chargeStates, chargeTransitions, hasChargeTransition, type ChargeState } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('has the same transitions in the database as in the contract', async () => {
  const froms: readonly (ChargeState | null)[] = [null, ...chargeStates]
  for (const from of froms)
    for (const to of chargeStates) {
      const [row] = await app.sql`select charge_transition(${from}, ${to}) as known`
      expect([from, to, row!['known']]).toEqual([from, to, hasChargeTransition(from, to)])
    }
})

it('lets only payments settle a charge, and nobody take a payment from it', () => {
  const settling = chargeTransitions.filter(({ to }) => to === 'paid' || to === 'refunded')
  expect(new Set(settling.flatMap(({ by }) => by))).toEqual(new Set(['payment']))
  expect(chargeTransitions.flatMap(({ from, to }) => (from === 'paid' ? [to] : []))).toEqual(['refunded'])
  expect(chargeTransitions.some(({ from }) => from === 'dropped')).toBe(false)
})
