import {
  depositClaimStates,
  depositStates,
  hasDepositClaimTransition,
  hasDepositTransition,
} from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('has the same ways of a deposit in the database as in the contract', async () => {
  for (const from of [null, ...depositStates])
    for (const to of depositStates) {
      const [row] = await app.sql`select deposit_transition(${from}, ${to}) as known`
      expect([from, to, row!['known']]).toEqual([from, to, hasDepositTransition(from, to)])
    }
})

it('has the same ways of a claim in the database as in the contract', async () => {
  for (const from of [null, ...depositClaimStates])
    for (const to of depositClaimStates) {
      const [row] = await app.sql`select deposit_claim_transition(${from}, ${to}) as known`
      expect([from, to, row!['known']]).toEqual([from, to, hasDepositClaimTransition(from, to)])
    }
})
