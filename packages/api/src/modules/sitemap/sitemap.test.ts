import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { properties } from '../../platform/db/schema/properties.ts'
import { makeOwner, makeProperty } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findPart, findPartStarts } from './repository.ts'

let app: TestApp
let published: string[]
let ownerId: string

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await app.db.delete(properties)
  const owner = await makeOwner(app.db)
  ownerId = owner.id
  const make = async (values: Parameters<typeof makeProperty>[1]) =>
    (await makeProperty(app.db, { ownerId: owner.id, ...values })).id
  // Two are published at the same moment, so their ids decide the order.
  const days = [1, 2, 2, 3, 4].map((day) => new Date(Date.UTC(2026, 0, day)))
  const made = await Promise.all(
    days.map(async (publishedAt) => ({ at: publishedAt.getTime(), id: await make({ publishedAt }) })),
  )
  published = made.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
  await make({ isVerified: false })
  await make({ deletedAt: new Date() })
  const disabled = await makeOwner(app.db, { isActive: false })
  await make({ ownerId: disabled.id })
})
afterAll(() => app.close())

test('lists only published properties, with the time of their last change', async () => {
  const { parts } = (await app.call(endpoints.sitemap.parts, {})).body
  expect(parts).toEqual([published[0]])
  const { locations } = (await app.call(endpoints.sitemap.part, { params: { id: parts[0]! } })).body
  expect(locations.map(({ id }) => id)).toEqual(published)
  expect(Date.parse(locations[0]!.changed)).toBeGreaterThan(0)
})

test('parts follow each other without a gap', async () => {
  const starts = await findPartStarts(app.sql, 2)
  const parts = await Promise.all(starts.map(({ id }) => findPart(app.sql, id, 2)))
  expect(parts.map((part) => part.length)).toEqual([2, 2, 1])
  expect(parts.flat().map(({ id }) => id)).toEqual(published)
})

test('later publications only lengthen the last part, and a part remains when its first property is unpublished', async () => {
  const before = await findPartStarts(app.sql, 2)
  await makeProperty(app.db, { ownerId, publishedAt: new Date(Date.UTC(2026, 1, 1)) })
  expect(await findPartStarts(app.sql, 2)).toEqual(before)
  await app.db.update(properties).set({ isVerified: false }).where(eq(properties.id, before[1]!.id))
  const part = await findPart(app.sql, before[1]!.id, 2)
  expect(part.map(({ id }) => id)).toEqual(published.slice(3, 5))
})
