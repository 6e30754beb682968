import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeProperty } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { reservationFiles } from '../db/schema/reservations.ts'
import { AppError } from '../errors/app-error.ts'
import { putFor } from './put-for.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const newKey = () => `private/documents/${crypto.randomUUID()}`
const fileOf = (key: string) => ({ key, bytes: Buffer.from('x') })
const anHourLater = async () => {
  await app.sql`update graphile_worker._private_jobs set run_at = now()`
  await app.jobs.drain()
}

it.each([
  ['stays with its row', async () => 'row', true],
  ['is deleted after a refusal', () => Promise.reject(new AppError('conflict')), false],
  ['stays for now when its row may have been written', () => Promise.reject(new Error('cut off')), true],
])('a file %s', async (_what, writeRow, stays) => {
  const key = newKey()
  const outcome = await putFor(app, [fileOf(key)], writeRow).catch((error: Error) => error.message)
  expect(outcome).toMatch(/row|conflict|cut off/)
  expect(await app.storage.exists(key)).toBe(stays)
})

it('leaves no note of a file that stays, or that was deleted at once', async () => {
  await app.sql`delete from graphile_worker._private_jobs`
  await putFor(app, [fileOf(newKey())], async () => {})
  await expect(
    putFor(app, [fileOf(newKey())], () => Promise.reject(new AppError('conflict'))),
  ).rejects.toThrow('conflict')
  expect(await app.sql`select from graphile_worker._private_jobs`).toHaveLength(0)
})

it('leaves no file behind when its process is killed, before or while its row is written', async () => {
  const key = newKey()
  const killed = new Promise<never>(() => undefined)
  void putFor(app, [fileOf(key)], () => killed)
  await expect.poll(() => app.storage.exists(key)).toBe(true)
  await app.jobs.drain()
  expect(await app.storage.exists(key)).toBe(true)
  await anHourLater()
  expect(await app.storage.exists(key)).toBe(false)
})

it('stores nothing that could not be noted', async () => {
  const key = newKey()
  const app2 = {
    ...app,
    db: { execute: () => Promise.reject(new Error('no database')) } as unknown as typeof app.db,
  }
  await expect(putFor(app2, [fileOf(key)], async () => {})).rejects.toThrow('no database')
  expect(await app.storage.exists(key)).toBe(false)
})

it('leaves no file behind when the bucket was gone for the next one, or the row was not written', async () => {
  const [first, second, third] = [newKey(), newKey(), newKey()]
  const put = app.storage.put.bind(app.storage)
  const away = vi
    .spyOn(app.storage, 'put')
    .mockImplementation((key, ...rest) =>
      key === second ? Promise.reject(new Error('away')) : put(key, ...rest),
    )
  await expect(putFor(app, [first, second].map(fileOf), async () => {})).rejects.toThrow('away')
  away.mockRestore()
  await expect(putFor(app, [fileOf(third)], () => Promise.reject(new Error('cut off')))).rejects.toThrow(
    'cut off',
  )
  expect(await app.storage.exists(first)).toBe(true)
  await anHourLater()
  for (const key of [first, third]) expect(await app.storage.exists(key)).toBe(false)
})

it('keeps a file whose row was written although nobody heard of it', async () => {
  const key = newKey()
  const { id: propertyId } = await makeProperty(app.db)
  const { id: reservationId } = await makeReservation(app.db, { propertyId })
  await expect(
    putFor(app, [fileOf(key)], async () => {
      await app.db.insert(reservationFiles).values({ reservationId, name: 'acta.pdf', key, bytes: 1 })
      throw new Error('cut off')
    }),
  ).rejects.toThrow('cut off')
  await anHourLater()
  expect(await app.storage.exists(key)).toBe(true)
})
