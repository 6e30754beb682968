import { dateAt, endpoints } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeOwner, makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { holdBack, untilWaiting } from '../../testing/hold-back.ts'
import { makePaid } from '../../testing/make-checkout.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { fulfil } from '../payments/fulfil.ts'

const { reservations, reservationExtras, cancellations, ownLocations, adminLocations, adminUsers, auth } =
  endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true, env: { DATABASE_POOL: '12' } })
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const scene = async (months = 3) => {
  const owner = await makeOwner(app.db)
  const property = await makeProperty(app.db, { ownerId: owner.id, type: 'room' })
  const room = await makeRoom(app.db, property.id)
  const tenant = await makeUser(app.db)
  const admin = await makeAdmin(app.db)
  const range = monthsFrom(app.clock.now(), 1, months)
  const hold = () =>
    app.call(reservations.hold, { body: { locationId: property.id, roomId: room.id, range } }, { as: tenant })
  const held = () => app.sql`select id from reservations where property_id = ${property.id} and blocks`
  return { owner, property, room, tenant, admin, range, hold, held }
}

type Scene = Awaited<ReturnType<typeof scene>>
type Sql = TestApp['sql']

const lockPlace =
  ({ property }: Scene) =>
  (tx: Sql) =>
    tx`select pg_advisory_xact_lock(2, hashtext(${property.id}))`

describe('a hold that waited for its place', () => {
  it.each<[string, string, (tx: Sql, made: Scene) => Promise<unknown>]>([
    [
      'its room was deleted',
      'not_found',
      (tx, { room }) => tx`update rooms set deleted_at = now(), is_active = false where id = ${room.id}`,
    ],
    [
      'the property went to the trash',
      'not_found',
      (tx, { property }) => tx`update properties set deleted_at = now() where id = ${property.id}`,
    ],
    [
      'the property was taken back',
      'not_found',
      (tx, { property }) =>
        tx`update properties set is_verified = false, stage = 'accepted' where id = ${property.id}`,
    ],
    [
      'the lease was shortened',
      'invalid_range',
      (tx, { property, range }) =>
        tx`update properties set end_lease = ${dateAt(range.start + 40 * 86_400_000, 'America/Santiago')}::text::date
        where id = ${property.id}`,
    ],
    [
      'the lease was removed',
      'lease_undefined',
      (tx, { property }) =>
        tx`update properties set start_lease = null, end_lease = null where id = ${property.id}`,
    ],
    [
      'the owner was switched off',
      'not_found',
      (tx, { owner }) => tx`update users set is_active = false where id = ${owner.id}`,
    ],
    [
      'the owner went to the trash',
      'not_found',
      (tx, { owner }) => tx`update users set deleted_at = now() where id = ${owner.id}`,
    ],
    [
      'the room was withheld',
      'sold_out',
      (tx, { room }) => tx`update rooms set is_active = false where id = ${room.id}`,
    ],
    [
      'the room lost its price',
      'no_price',
      (tx, { room }) => tx`update rooms set monthly_price = null where id = ${room.id}`,
    ],
    [
      'the tenant became the owner',
      'own_property',
      (tx, { property, tenant }) =>
        tx`update properties set owner_id = ${tenant.id} where id = ${property.id}`,
    ],
  ])('is refused when meanwhile %s', async (_what, code, change) => {
    const made = await scene()
    const { result } = await holdBack(app, {
      lock: lockPlace(made),
      work: made.hold,
      meanwhile: (tx) => change(tx, made),
    })
    expect(result.problem?.code ?? 'held').toBe(code)
    expect(await made.held()).toHaveLength(0)
  })

  it.each([
    ['switched off', 'account_inactive', 'is_active = false'],
    ['moved to the trash', 'unauthenticated', 'deleted_at = now()'],
  ])('is refused when the tenant is being %s', async (_what, code, change) => {
    const made = await scene()
    const { result } = await holdBack(app, {
      lock: (tx) => tx.unsafe(`update users set ${change} where id = $1`, [made.tenant.id]),
      work: made.hold,
      meanwhile: async () => undefined,
    })
    expect(result.problem?.code ?? 'held').toBe(code)
    expect(await made.held()).toHaveLength(0)
  })

  it('has the price of the moment at which it is made', async () => {
    const made = await scene()
    const { result } = await holdBack(app, {
      lock: lockPlace(made),
      work: made.hold,
      meanwhile: (tx) => tx`update rooms set monthly_price = 300000 where id = ${made.room.id}`,
    })
    expect(result.body.price).toBe(900_000)
  })

  it('lasts 15 minutes from then', async () => {
    const made = await scene()
    const waited = await holdBack(app, {
      lock: lockPlace(made),
      work: made.hold,
      meanwhile: async () => app.clock.advance(5 * 60_000),
    })
    expect(waited.result.body.holdExpiresAt).toBe(app.clock.now().getTime() + 15 * 60_000)
  })
})

describe('what would take a place away', () => {
  const asAdmin = ({ admin }: Scene) => ({ as: admin })
  const cases: readonly [
    string,
    string | undefined,
    (made: Scene) => Promise<{ problem?: { code: string } | undefined }>,
  ][] = [
    [
      'the owner deletes the room',
      'live_reservations',
      ({ owner, property, room }) =>
        app.call(endpoints.ownRooms.remove, { params: { id: property.id, room: room.id } }, { as: owner }),
    ],
    [
      'an admin deletes the room',
      'live_reservations',
      (made) => app.call(endpoints.adminRooms.remove, { params: { id: made.room.id } }, asAdmin(made)),
    ],
    [
      'an admin moves the property to the trash',
      'live_reservations',
      (made) => app.call(adminLocations.remove, { body: { id: made.property.id } }, asAdmin(made)),
    ],
    [
      'the owner shortens the lease',
      'validation',
      ({ owner, property, range }) =>
        app.call(
          ownLocations.extendLease,
          {
            params: { id: property.id },
            body: { endLease: dateAt(range.start + 40 * 86_400_000, 'America/Santiago') },
          },
          { as: owner },
        ),
    ],
    [
      'the owner switches the account off',
      'live_reservations',
      ({ owner }) =>
        app.call(auth.toggleActive, { params: { id: owner.id }, body: { active: false } }, { as: owner }),
    ],
    [
      'the tenant switches the account off',
      'live_reservations',
      ({ tenant }) =>
        app.call(auth.toggleActive, { params: { id: tenant.id }, body: { active: false } }, { as: tenant }),
    ],
    [
      'an admin moves the owner to the trash',
      'live_reservations',
      (made) => app.call(adminUsers.remove, { body: { id: made.owner.id } }, asAdmin(made)),
    ],
    [
      'an admin moves the tenant to the trash',
      'live_reservations',
      (made) => app.call(adminUsers.remove, { body: { id: made.tenant.id } }, asAdmin(made)),
    ],
  ]
  it.each(cases)('sees the hold that is being made while %s', async (_what, code, change) => {
    const made = await scene()
    let changing: ReturnType<(typeof cases)[number][2]> | undefined
    const { result } = await holdBack(app, {
      // The hold has looked at everything and is about to be written.
      lock: (tx) => tx`lock table reservations in share mode`,
      work: made.hold,
      meanwhile: async () => {
        changing = change(made)
        await untilWaiting(app, changing, 2)
      },
    })
    expect(result.problem?.code ?? 'held').toBe('held')
    expect((await changing!).problem?.code).toBe(code)
  })
})

describe('an extension beside a request to cancel', () => {
  it('is refused when the request was made while it waited', async () => {
    const { tenant, reservation } = await makePaid(app)
    const params = { id: reservation.id }
    const { body: quote } = await app.call(cancellations.quote, { params }, { as: tenant })
    const { result, between } = await holdBack(app, {
      lock: (tx) => tx`select pg_advisory_xact_lock(2, hashtext(${reservation.propertyId}))`,
      work: () => app.call(reservationExtras.extend, { params, body: { timeQuantity: 1 } }, { as: tenant }),
      meanwhile: () =>
        app.call(
          cancellations.ask,
          { params, body: { reason: 'not_needed', refund: quote.refund } },
          { as: tenant },
        ),
    })
    expect(between.status).toBe(201)
    expect(result.problem?.code ?? 'extended').toBe('wrong_state')
  })

  it('is refused when the booking ended while it waited', async () => {
    const { tenant, reservation } = await makePaid(app)
    const params = { id: reservation.id }
    const { result } = await holdBack(app, {
      lock: (tx) => tx`select pg_advisory_xact_lock(2, hashtext(${reservation.propertyId}))`,
      work: () => app.call(reservationExtras.extend, { params, body: { timeQuantity: 1 } }, { as: tenant }),
      meanwhile: async () =>
        app.call(
          endpoints.adminReservations.refund,
          { params, body: { reason: 'test' } },
          { as: await makeAdmin(app.db) },
        ),
    })
    expect(result.problem?.code ?? 'extended').toBe('wrong_state')
  })
})

describe('an extension that was held before its booking was to be cancelled', () => {
  const extended = async () => {
    const { tenant, reservation } = await makePaid(app)
    const params = { id: reservation.id }
    const body = { timeQuantity: 1 }
    const { body: held } = await app.call(reservationExtras.extend, { params, body }, { as: tenant })
    const askToCancel = async () => {
      const { body: quote } = await app.call(cancellations.quote, { params }, { as: tenant })
      const asked = { reason: 'not_needed' as const, refund: quote.refund }
      return app.call(cancellations.ask, { params, body: asked }, { as: tenant })
    }
    const sign = () =>
      app.call(
        reservations.signContract,
        { params: { id: held.id }, body: { contractData: contractForm } },
        { as: tenant },
      )
    const pay = () => app.call(reservations.retryCheckout, { params: { id: held.id } }, { as: tenant })
    const withdraw = () => app.call(cancellations.withdraw, { params }, { as: tenant })
    return { held, reservation, askToCancel, sign, pay, withdraw }
  }
  const refused = {
    code: 'wrong_state',
    message: 'La reserva que extiendes se canceló o se está cancelando, así que no se firmó ni se cobró nada',
  }

  it('is not signed, and is once the request was withdrawn', async () => {
    const { reservation, askToCancel, sign, withdraw } = await extended()
    const { result, between } = await holdBack(app, {
      lock: (tx) => tx`select from properties where id = ${reservation.propertyId} for update`,
      work: sign,
      meanwhile: askToCancel,
    })
    expect(between.status).toBe(201)
    expect(result.problem ?? 'signed').toMatchObject(refused)
    await withdraw()
    expect((await sign()).status).toBe(200)
  })

  it('is not paid, and neither is it once the booking has ended', async () => {
    const { reservation, askToCancel, sign, pay } = await extended()
    await sign()
    expect((await askToCancel()).status).toBe(201)
    expect((await pay()).problem ?? 'paid').toMatchObject(refused)
    await app.sql`update cancellations set status = 'void', ended_at = now() where reservation_id = ${reservation.id}`
    await app.sql`update reservations set state = 'cancelled', blocks = false where id = ${reservation.id}`
    expect((await pay()).problem ?? 'paid').toMatchObject(refused)
  })

  it('is given back when it is paid at a checkout that was open already', async () => {
    const { held, sign, pay, askToCancel, withdraw } = await extended()
    await sign()
    const { body: checkout } = await pay()
    expect((await askToCancel()).status).toBe(201)
    await payAt(checkout.url, app.config.STRIPE_API_URL)
    await fulfil(app, checkout.sessionId)
    expect(await app.sql`select state, blocks from reservations where id = ${held.id}`).toEqual([
      { state: 'refund_pending', blocks: false },
    ])
    // The money is on its way back, whatever becomes of the request.
    await withdraw()
    const refunds = app.sql`select reason, amount = total as whole from refunds join reservations r on r.id = reservation_id
      where r.id = ${held.id}`
    expect(await refunds).toEqual([{ reason: 'slot_lost', whole: true }])
  })
})

describe('a hold that goes on', () => {
  const switchOff = (tx: Sql, { owner }: Scene) =>
    tx`update users set is_active = false where id = ${owner.id}`
  const wrong = {
    code: 'wrong_state',
    message: 'Este lugar ya no se ofrece, así que no se firmó ni se cobró nada. Elige otro',
  }

  it('is not signed once the account of the owner is off', async () => {
    const made = await scene()
    const { body: held } = await made.hold()
    const { result } = await holdBack(app, {
      lock: (tx) => tx`select from reservations where id = ${held.id} for update`,
      work: () =>
        app.call(
          reservations.signContract,
          { params: { id: held.id }, body: { contractData: contractForm } },
          { as: made.tenant },
        ),
      meanwhile: async () => undefined,
    })
    expect(result.status).toBe(200)
    const other = await scene()
    const { body: late } = await other.hold()
    await switchOff(app.sql, other)
    const signed = await app.call(
      reservations.signContract,
      { params: { id: late.id }, body: { contractData: contractForm } },
      { as: other.tenant },
    )
    expect(signed.problem).toMatchObject(wrong)
  })

  it('is not paid once the account of the owner is off', async () => {
    const made = await scene()
    const { body: held } = await made.hold()
    const params = { id: held.id }
    await app.call(
      reservations.signContract,
      { params, body: { contractData: contractForm } },
      { as: made.tenant },
    )
    const { result } = await holdBack(app, {
      lock: (tx) => tx`select from properties where id = ${made.property.id} for update`,
      work: () => app.call(reservations.retryCheckout, { params }, { as: made.tenant }),
      meanwhile: (tx) => switchOff(tx, made),
    })
    expect(result.problem).toMatchObject(wrong)
  })

  it('is not signed when its time was over before its turn came', async () => {
    const made = await scene()
    const { body: held } = await made.hold()
    const { result } = await holdBack(app, {
      lock: (tx) => tx`select from reservations where id = ${held.id} for update`,
      work: () =>
        app.call(
          reservations.signContract,
          { params: { id: held.id }, body: { contractData: contractForm } },
          { as: made.tenant },
        ),
      meanwhile: async () => app.clock.advance(16 * 60_000),
    })
    expect(result.problem?.code ?? 'signed').toBe('hold_expired')
  })
})

describe('a block of the owner that waited for its place', () => {
  it('is refused when its room was deleted meanwhile', async () => {
    const made = await scene()
    const { owner, property, room, range } = made
    const { result } = await holdBack(app, {
      lock: lockPlace(made),
      work: () =>
        app.call(
          endpoints.ownBlocks.create,
          { params: { id: property.id }, body: { roomId: room.id, range } },
          { as: owner },
        ),
      meanwhile: () =>
        app.call(endpoints.ownRooms.remove, { params: { id: property.id, room: room.id } }, { as: owner }),
    })
    expect(result.problem?.code ?? 'blocked').toBe('not_found')
    expect(await app.sql`select from owner_blocks where property_id = ${property.id}`).toHaveLength(0)
  })
})

describe('a favourite', () => {
  it('is refused when the property is being taken back', async () => {
    const { property, tenant } = await scene()
    const { result } = await holdBack(app, {
      lock: (tx) => tx`update properties set deleted_at = now() where id = ${property.id}`,
      work: () =>
        app.call(
          endpoints.favourites.add,
          { params: { id: property.id }, body: { savedAt: app.clock.now().toISOString(), price: null } },
          { as: tenant },
        ),
      meanwhile: async () => undefined,
    })
    expect(result.problem?.code ?? 'saved').toBe('not_found')
  })
})

it('does not hold a period that began while it waited', async () => {
  const made = await scene()
  const { result } = await holdBack(app, {
    lock: lockPlace(made),
    work: made.hold,
    meanwhile: async () => app.clock.advance(made.range.start + 86_400_000 * 2 - app.clock.now().getTime()),
  })
  expect(result.problem?.code ?? 'held').toBe('invalid_range')
})
