import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeProperty, makeRoom, makeUser } from '../../testing/factories.ts'
import { breakProvider, healProvider, providerOf } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findProperty, findRoom } from '../reservation-core/place-repository.ts'
import { findPayer, keepCustomer } from './catalogue-repository.ts'
import { ensureCustomer, ensureProduct } from './catalogue.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(() => healProvider(app))
afterAll(() => app.close())

const makePlace = async () => (await findProperty(app.db, (await makeProperty(app.db)).id))!
const payer = async (id: string) => (await findPayer(app.db, id))!

describe('the customer of a user', () => {
  it('is created once, with the user’s name and address', async () => {
    const user = await makeUser(app.db, { firstName: 'Javiera', lastName: '' })
    const id = await ensureCustomer(app, user)
    expect(await providerOf(app).customers.retrieve(id)).toMatchObject({
      email: user.email,
      name: 'Javiera',
      metadata: { user: user.id },
    })
    await breakProvider(app, { path: '/v1/customers', effect: 'error', status: 400, times: null })
    expect(await ensureCustomer(app, await payer(user.id))).toBe(id)
  })

  it('is created again when the provider has lost it', async () => {
    const user = await makeUser(app.db)
    const lost = await ensureCustomer(app, user)
    const id = await ensureCustomer(app, await payer(user.id), lost)
    expect(id).not.toBe(lost)
    expect((await payer(user.id)).stripeCustomerId).toBe(id)
  })

  it('is created once although the first response was lost', async () => {
    const user = await makeUser(app.db)
    const creating = { path: '/v1/customers', method: 'POST' }
    await breakProvider(app, { ...creating, effect: 'reset-after-commit', times: 3 })
    await expect(ensureCustomer(app, user)).rejects.toThrow('connection')
    const id = await ensureCustomer(app, user)
    const { data } = await providerOf(app).customers.list({ email: user.email })
    expect(data.map((made) => made.id)).toEqual([id])
  })

  it('is found among many others', async () => {
    const user = await makeUser(app.db)
    const { customers } = providerOf(app)
    const { id } = await customers.create({ email: user.email, metadata: { user: user.id } })
    for (let other = 0; other < 11; other += 1) await customers.create({ email: `${other}@people.example` })
    await breakProvider(app, { path: '/v1/customers', method: 'POST', effect: 'error', times: null })
    expect(await ensureCustomer(app, user)).toBe(id)
  })

  it('is found when the provider created it although its response was a failure', async () => {
    const user = await makeUser(app.db)
    await makeUser(app.db)
    await breakProvider(app, {
      path: '/v1/customers',
      method: 'POST',
      effect: 'error-after-commit',
      times: 3,
    })
    const id = await ensureCustomer(app, user)
    const { data } = await providerOf(app).customers.list({ email: user.email })
    expect(data.map((made) => made.id)).toEqual([id])
  })

  it('is neither another user’s nor the lost one when it is looked for', async () => {
    const user = await makeUser(app.db)
    const { id: others } = await providerOf(app).customers.create({
      email: user.email,
      metadata: { user: 'another' },
    })
    const { id: lost } = await providerOf(app).customers.create({
      email: user.email,
      metadata: { user: user.id },
    })
    await breakProvider(app, { path: '/v1/customers', method: 'POST', effect: 'error', times: 1 })
    const id = await ensureCustomer(app, user, lost)
    expect([others, lost]).not.toContain(id)
  })

  it('is not created twice after a response that stored nothing', async () => {
    const user = await makeUser(app.db)
    await breakProvider(app, {
      path: '/v1/customers',
      method: 'POST',
      effect: 'error',
      status: 503,
      times: 3,
    })
    await expect(ensureCustomer(app, user)).rejects.toMatchObject({ statusCode: 503 })
    expect((await providerOf(app).customers.list({ email: user.email })).data).toEqual([])
  })

  it('stays the one that was written first', async () => {
    const { id } = await makeUser(app.db)
    expect(await keepCustomer(app.db, id, 'cus_first')).toBe('cus_first')
    expect(await keepCustomer(app.db, id, 'cus_second')).toBe('cus_first')
    expect(await keepCustomer(app.db, id, 'cus_third', 'cus_other')).toBe('cus_first')
    expect(await keepCustomer(app.db, id, 'cus_third', 'cus_first')).toBe('cus_third')
  })
})

describe('the product of a place', () => {
  it('is created once for each room and for the property', async () => {
    const whole = await makePlace()
    const { id: roomId } = await makeRoom(app.db, whole.property.id)
    const room = async () => (await findRoom(app.db, roomId))!
    const ids = [await ensureProduct(app, whole), await ensureProduct(app, await room())]
    expect(ids).toEqual([`place_${whole.property.id}`, `place_${roomId}`])
    const made = await Promise.all(ids.map((id) => providerOf(app).products.retrieve(id)))
    expect(made.map(({ metadata }) => metadata)).toEqual([
      { property: whole.property.id },
      { property: whole.property.id, room: roomId },
    ])
    await breakProvider(app, { path: '/v1/products', effect: 'error', status: 400, times: null })
    const again = (await findProperty(app.db, whole.property.id))!
    expect([await ensureProduct(app, again), await ensureProduct(app, await room())]).toEqual(ids)
  })

  it('is taken as it is when the provider has it already', async () => {
    const place = await makePlace()
    const id = `place_${place.property.id}`
    await providerOf(app).products.create({ id, name: 'Otro nombre' })
    expect(await ensureProduct(app, place)).toBe(id)
    expect((await findProperty(app.db, place.property.id))!.property.stripeProductId).toBe(id)
  })

  it.each(['error', 'error-after-commit'])(
    'is created although the first response was a failure: %s',
    async (effect) => {
      const place = await makePlace()
      await breakProvider(app, { path: '/v1/products', method: 'POST', effect, times: 1 })
      const id = await ensureProduct(app, place)
      expect((await providerOf(app).products.retrieve(id)).name).toBe(place.property.name)
    },
  )

  it.each([400, 503])('is not written when the provider creates none: %i', async (status) => {
    const place = await makePlace()
    await breakProvider(app, { path: '/v1/products', method: 'POST', effect: 'error', status, times: null })
    await expect(ensureProduct(app, place)).rejects.toMatchObject({ statusCode: status })
    expect((await findProperty(app.db, place.property.id))!.property.stripeProductId).toBeNull()
  })

  it('gets another id when the provider has lost it', async () => {
    const place = await makePlace()
    const lost = await ensureProduct(app, place)
    const now = async () => (await findProperty(app.db, place.property.id))!
    const id = await ensureProduct(app, await now(), lost)
    expect(id).toMatch(new RegExp(`^${lost}_.{10}$`))
    expect((await now()).property.stripeProductId).toBe(id)
    expect((await providerOf(app).products.retrieve(id)).active).toBe(true)
    expect(await ensureProduct(app, await now(), id)).not.toBe(id)
  })
})
