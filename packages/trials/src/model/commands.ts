import assert from 'node:assert/strict'
import fc from 'fast-check'
import { contractForm } from '@metrolibre/api/testing/booking.ts'
import { payAt } from '@metrolibre/api/testing/paying.ts'
import { deliver, eventsOf } from '@metrolibre/api/testing/payment-events.ts'
import { callAsModel, modelStateOf } from './calls.ts'
import { checkAlways } from './check.ts'
import { isLive, occupies, pending, type Believed, type Model } from './model.ts'
import { hoursFrom, monthsFrom } from './santiago.ts'
import type { ModelWorld } from './world.ts'

type Command = fc.AsyncCommand<Model, ModelWorld>

const command = (name: string, run: (model: Model, world: ModelWorld) => Promise<void>): Command => ({
  check: () => true,
  toString: () => name,
  run: async (model, world) => {
    await run(model, world)
    await follow(model, world)
    await checkAlways(world)
  },
})

/** Copies the state of the database into the model, after `checkAlways` has checked it against the machine. */
async function follow(model: Model, world: ModelWorld): Promise<void> {
  for (const row of model.reservations) {
    const { state, hold } = await modelStateOf(world, row.id)
    row.state = state as Believed['state']
    row.holdExpiresAt = hold ?? 0
  }
}

const pick = <T>(items: readonly T[], index: number): T | undefined =>
  items[index % Math.max(items.length, 1)]

interface Wish {
  readonly tenant: number
  readonly place: number
  readonly days: number
  readonly length: number
  readonly hour: number
}

function expectedRefusal(
  model: Model,
  world: ModelWorld,
  tenant: string,
  place: number,
  range: { start: number; end: number },
) {
  const { property, room, hourly } = world.places[place]!
  // A month may begin today, but an hour must not have begun.
  if (hourly && range.start < model.now) return 'invalid_range'
  const rivals = model.reservations.filter((row) => {
    const other = world.places[row.place]!
    const shared =
      other.property === property && (room === null || other.room === null || other.room === room)
    return shared && row.start < range.end && range.start < row.end && occupies(row, model.now)
  })
  const live = model.reservations.filter((row) => row.tenant === tenant && isLive(row, model.now))
  if (live.length >= 2) return 'hold_limit'
  if (rivals.some((row) => live.includes(row))) return 'own_hold'
  return rivals.length > 0 ? 'period_taken' : undefined
}

const hold = (wish: Wish): Command =>
  command(`hold ${JSON.stringify(wish)}`, async (model, world) => {
    const tenant = world.tenants[wish.tenant]!
    const { property, room, hourly } = world.places[wish.place]!
    const range = hourly
      ? hoursFrom(model.now, wish.days, wish.hour, wish.length + 1)
      : monthsFrom(model.now, wish.days, wish.length)
    if (!range || range.quantity < (hourly ? 2 : 1)) return
    const { start, end } = range
    const body = { locationId: property, roomId: room, range: { start, end } }
    const expected = expectedRefusal(model, world, tenant, wish.place, range)
    const answer = await callAsModel(world, tenant, 'POST', '/reservation/hold', body)
    assert.equal(answer.body['code'], expected, `hold: I8 or the calendar (${answer.status})`)
    if (answer.status !== 201) return
    assert.equal(answer.body['timeQuantity'], range.quantity, 'the calendar counts otherwise')
    model.reservations.push({
      id: String(answer.body['id']),
      tenant,
      place: wish.place,
      start,
      end,
      holdMs: 0,
      state: 'held',
      holdExpiresAt: 0,
      paid: false,
    })
  })

const withOne = (
  name: string,
  index: number,
  wanted: readonly string[],
  run: (row: Believed, model: Model, world: ModelWorld) => Promise<void>,
) =>
  command(`${name} ${index}`, async (model, world) => {
    const row = pick(
      model.reservations.filter(({ state }) => wanted.includes(state)),
      index,
    )
    if (row) await run(row, model, world)
  })

const sign = (index: number): Command =>
  withOne('sign', index, ['held'], async (row, model, world) => {
    const answer = await callAsModel(world, row.tenant, 'PUT', `/reservation/${row.id}/contract`, {
      contractData: contractForm,
    })
    assert.equal(answer.body['code'], isLive(row, model.now) ? undefined : 'hold_expired')
  })

const open = ({ id, tenant }: Believed, world: ModelWorld) =>
  callAsModel(world, tenant, 'POST', `/reservation/${id}/checkout`)

/** Opens the checkout in two browsers at once: both get the session that can be paid, also if it is the last one. */
const checkout = (index: number): Command =>
  withOne('checkout', index, ['contract_signed', 'awaiting_payment'], async (row, model, world) => {
    const isOpen = row.state === 'awaiting_payment' && !row.paid && row.sessionExpiresAt! > model.now
    const [one, other] = await Promise.all([open(row, world), open(row, world)])
    const told = ({ status, body }: typeof one) => [status, body['code'], body['sessionId']]
    assert.deepEqual(told(other), told(one), 'checkout: two browsers got different answers')
    if (isOpen) assert.equal(one.body['sessionId'], row.session, 'checkout: an attempt was used up')
    if (one.status !== 200) return
    row.session = String(one.body['sessionId'])
    row.url = String(one.body['url'])
    row.sessionExpiresAt = Number(one.body['expiresAt'])
  })

const pay = (index: number): Command =>
  withOne('pay', index, ['awaiting_payment', 'expired', 'cancelled'], async (row, _model, world) => {
    if (!row.url) return
    const back = await payAt(row.url, world.app.config.STRIPE_API_URL).catch(() => '')
    row.paid ||= back.includes('success')
  })

const cancel = (index: number): Command =>
  withOne('cancel', index, [...pending], async (row, _model, world) => {
    const { status, body } = await callAsModel(world, row.tenant, 'POST', `/reservation/${row.id}/cancel`)
    assert.equal(status, row.paid ? 409 : 200, `cancel: ${JSON.stringify(body)}`)
  })

/** Makes two tabs and a timer change the same reservation in different ways at the same moment. */
const together = (index: number): Command =>
  withOne(
    'cancel, cancel, sign and tick together',
    index,
    ['held', 'contract_signed'],
    async (row, _model, world) => {
      const path = `/reservation/${row.id}`
      const answers = await Promise.all([
        callAsModel(world, row.tenant, 'POST', `${path}/cancel`),
        callAsModel(world, row.tenant, 'POST', `${path}/cancel`),
        callAsModel(world, row.tenant, 'PUT', `${path}/contract`, { contractData: contractForm }),
        world.app.jobs.tick('expire-holds'),
      ])
      for (const answer of answers)
        if (answer) assert.ok(answer.status < 500, `together: ${JSON.stringify(answer.body)}`)
    },
  )

const webhook = (index: number, which: number, times: number): Command =>
  command(`webhook ${index} ${which} ×${times}`, async (model, world) => {
    const row = pick(
      model.reservations.filter(({ session }) => session !== undefined),
      index,
    )
    const event = row && pick(await eventsOf(world.app, row.session!), which)
    for (let turn = 0; event && turn < times; turn += 1) assert.equal(await deliver(world.app, event), 200)
  })

const timers = ['expire-holds', 'settle-checkouts', 'send-refunds', 'reconcile-payments', 'turn-periods']

const tick = (index: number): Command =>
  command(`tick ${timers[index]}`, (_model, world) => world.app.jobs.tick(timers[index]!))

const advance = (minutes: number): Command =>
  command(`advance ${minutes} min`, async (model, world) => {
    await world.advance(minutes * 60_000)
    model.now = world.clock.now().getTime()
  })

const transfer = (index: number): Command =>
  withOne('transfer', index, ['contract_signed', 'awaiting_transfer'], async (row, model, world) => {
    const body =
      row.state === 'contract_signed' ? { action: 'await' } : { action: 'record', reference: 'TR-1' }
    const { body: answer } = await callAsModel(
      world,
      world.admin,
      'POST',
      `/admin/reservation/${row.id}/transfer`,
      body,
    )
    assert.equal(answer['code'], isLive(row, model.now) ? undefined : 'hold_expired')
  })

const refund = (index: number): Command =>
  withOne('refund', index, ['confirmed', 'active'], async (row, _model, world) => {
    const body = { reason: 'model' }
    const { status } = await callAsModel(
      world,
      world.admin,
      'POST',
      `/admin/reservation/${row.id}/refund`,
      body,
    )
    assert.equal(status, 200)
    row.refunding = true
  })

const index = fc.nat(5)
const wish = fc.record({
  tenant: fc.nat(3),
  place: fc.nat(3),
  days: fc.nat(20),
  length: fc.integer({ min: 1, max: 3 }),
  hour: fc.nat(20),
})

/** Everything that tenants, admins, the payment provider and time can do, in any order. */
export const commands = [
  wish.map(hold),
  wish.map(hold),
  index.map(sign),
  index.map(sign),
  index.map(checkout),
  index.map(checkout),
  index.map(pay),
  index.map(pay),
  index.map(cancel),
  index.map(together),
  fc
    .tuple(index, fc.nat(3), fc.integer({ min: 1, max: 3 }))
    .map(([row, which, times]) => webhook(row, which, times)),
  fc.nat(timers.length - 1).map(tick),
  fc.constantFrom(1, 14, 16, 29, 37, 125, 2880, 8 * 1440, 33 * 1440).map(advance),
  index.map(transfer),
  index.map(refund),
]

/** Runs every timer several times, as a running platform would. */
export async function settleModel(world: ModelWorld): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await world.advance(20_000)
    for (const timer of timers) await world.app.jobs.tick(timer)
  }
}
