import { expect, test } from 'vitest'
import {
  bookedStates,
  findTransition,
  liveStates,
  pendingStates,
  reservationActors,
  reservationStates,
  reservationTransitions,
} from './reservation-states.ts'

/** The machine as the product describes it: from, to, actors, and what happens to the period. */
const described = `
  new                held               tenant          blocks
  held               contract_signed    tenant          blocks
  contract_signed    awaiting_payment   tenant          blocks
  awaiting_payment   contract_signed    tenant payment  blocks
  contract_signed    awaiting_transfer  admin           blocks
  awaiting_transfer  confirmed          admin           blocks
  awaiting_payment   confirmed          payment         blocks
  contract_signed    confirmed          tenant          blocks
  awaiting_payment   refund_pending     payment         frees
  held               expired            timer           frees
  contract_signed    expired            timer           frees
  awaiting_payment   expired            timer           frees
  awaiting_transfer  expired            timer           frees
  held               cancelled          tenant admin    frees
  contract_signed    cancelled          tenant admin    frees
  awaiting_payment   cancelled          tenant admin    frees
  awaiting_transfer  cancelled          tenant admin    frees
  expired            confirmed          payment         blocks
  expired            refund_pending     payment         frees
  cancelled          confirmed          payment         blocks
  cancelled          refund_pending     payment         frees
  confirmed          active             timer           blocks
  active             completed          timer           keeps
  confirmed          refund_pending     owner admin payment timer  keeps
  active             refund_pending     owner admin payment timer  keeps
  confirmed          cancelled          owner payment tenant timer  frees
  active             cancelled          owner admin payment tenant timer  frees
  refund_pending     refunded           payment         frees
  refund_pending     needs_review       payment timer   keeps
  needs_review       refund_pending     admin payment   keeps
  refunded           needs_review       payment         keeps`

test('the machine has exactly the described transitions and actors', () => {
  const meaning = { blocks: true, frees: false, keeps: 'keep' } as const
  const ways = new Map(
    described
      .trim()
      .split('\n')
      .map((line) => {
        const [from = '', to = '', ...rest] = line.trim().split(/ +/)
        const actors = rest.slice(0, -1)
        return [`${from} ${to}`, { actors, blocks: meaning[rest.at(-1) as keyof typeof meaning] }]
      }),
  )
  for (const from of [null, ...reservationStates])
    for (const to of reservationStates) {
      const way = ways.get(`${from ?? 'new'} ${to}`)
      const known = findTransition(from, to)
      expect(known && { from: known.from, to: known.to, blocks: known.blocks }, `${from} → ${to}`).toEqual(
        way && { from, to, blocks: way.blocks },
      )
      for (const actor of reservationActors)
        expect(findTransition(from, to, actor), `${from} → ${to} by ${actor}`).toBe(
          way?.actors.includes(actor) ? known : undefined,
        )
    }
})

test('live states keep a place from being deleted, and paid states reveal the whole address', () => {
  expect([...liveStates, 'completed', 'expired', 'cancelled', 'refunded'].toSorted()).toEqual(
    [...reservationStates].toSorted(),
  )
  expect(bookedStates).toEqual(['confirmed', 'active', 'completed'])
})

test('every state can be reached and no pair is listed twice', () => {
  const pairs = reservationTransitions.map(({ from, to }) => `${from} ${to}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(new Set(reservationTransitions.map(({ to }) => to))).toEqual(new Set(reservationStates))
})

test('live states have a way out, and final ones only one caused by a payment', () => {
  for (const state of liveStates) expect(reservationTransitions.some(({ from }) => from === state)).toBe(true)
  expect(reservationTransitions.some(({ from }) => from === 'completed')).toBe(false)
  const refunded = reservationTransitions.filter(({ from }) => from === 'refunded')
  expect(refunded.map(({ to, by }) => `${to} ${by.join()}`)).toEqual(['needs_review payment'])
  const late = reservationTransitions.filter(({ from }) => from === 'expired' || from === 'cancelled')
  expect(late.every(({ by }) => by.length === 1 && by[0] === 'payment')).toBe(true)
})

test('only a payment or a recorded transfer confirms a reservation, or a change of dates for free', () => {
  const confirming = reservationTransitions.filter(({ to }) => to === 'confirmed')
  expect(confirming.map(({ from, by }) => `${from} ${by.join()}`).toSorted()).toEqual([
    'awaiting_payment payment',
    'awaiting_transfer admin',
    'cancelled payment',
    'contract_signed tenant',
    'expired payment',
  ])
})

test('a state that waits for money blocks the period and frees it when it ends', () => {
  for (const state of pendingStates) {
    expect(findTransition(state, 'expired', 'timer')?.blocks).toBe(false)
    expect(findTransition(state, 'cancelled', 'tenant')?.blocks).toBe(false)
    expect(
      reservationTransitions.filter(({ to }) => to === state).every(({ blocks }) => blocks === true),
    ).toBe(true)
  }
})

test('a refund keeps the period unchanged until the money is back', () => {
  const asked = findTransition('confirmed', 'refund_pending', 'admin')!
  expect(asked.blocks).toBe('keep')
  const done = findTransition('refund_pending', 'refunded')!
  expect(done.blocks).toBe(false)
  expect(findTransition('confirmed', 'refund_pending', 'tenant')).toBeUndefined()
})
