import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOwner, makeProperty } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findPart, findPartStarts } from './repository.ts'

let app: TestApp
let published: string[]

beforeAll(async () => {
  app = await createTestApp()
  const owner = await makeOwner(app.db)
  const make = async (values: Parameters<typeof makeProperty>[1]) =>
    (await makeProperty(app.db, { ownerId: owner.id, ...values })).id
  published = (await Promise.all(Array.from({ length: 5 }, () => make({})))).toSorted()
  await make({ isVerified: false })
  await make({ deletedAt: new Date() })
  const disabled = await makeOwner(app.db, { isActive: false })
  await make({ ownerId: disabled.id })
})
afterAll(() => app.close())

test('names published properties only, with the time of their last change', async () => {
  const { parts } = (await app.call(endpoints.sitemap.parts, {})).body
  expect(parts).toEqual([published[0]])
  const { locations } = (await app.call(endpoints.sitemap.part, { params: { id: parts[0]! } })).body
  expect(locations.map(({ id }) => id)).toEqual(published)
  expect(Date.parse(locations[0]!.changed)).toBeGreaterThan(0)
})

test('parts follow each other without a gap', async () => {
  const starts = await findPartStarts(app.sql, 2)
  const parts = await Promise.all(starts.map(({ id }) => findPart(app.db, id, 2)))
  expect(parts.map((part) => part.length)).toEqual([2, 2, 1])
  expect(parts.flat().map(({ id }) => id)).toEqual(published)
})
