import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { encodePicture } from '@metrolibre/pictures/tasks'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files, images } from '../../platform/db/schema/images.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { pictureWidths } from '../../platform/images/picture-key.ts'
import { storePicture } from '../../platform/images/store-picture.ts'
import { makeOwner, makeProperty } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertFiles, keepFile } from './repository.ts'

let app: TestApp
let owner: string
let propertyId: string
beforeAll(async () => {
  app = await createTestApp()
  owner = (await makeOwner(app.db)).id
  propertyId = (await makeProperty(app.db, { ownerId: owner })).id
})
afterAll(() => app.close())

const day = 24 * 60 * 60_000

/** Stores a picture as an upload does, with an earlier time; nothing shows it yet. */
async function taken(colour: string, ageMs = 2 * day): Promise<string> {
  const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
  const picture = await encodePicture(await blank.png().toBuffer(), { widths: pictureWidths })
  const stored = await storePicture(app.storage, picture, { route: 'locations', id: propertyId })
  await insertFiles(app.db, [stored], owner)
  const createdAt = new Date(app.clock.now().getTime() - ageMs)
  await app.db.update(files).set({ createdAt }).where(eq(files.key, stored.key))
  return stored.key
}

const photoOf = async (key: string) => {
  const [row] = await app.db.insert(images).values({ propertyId, image: key }).returning()
  return row!.id
}
const sizesLeft = async (key: string) => {
  const copies = [key, key.replace('/400.', '/320.')]
  return (await Promise.all(copies.map((copy) => app.storage.exists(copy)))).filter(Boolean).length
}
/** Runs the hourly timer, which schedules the deletion of files; `work` runs those jobs at once. */
const sweep = () => app.jobs.tick('discard-unused-pictures')
async function work() {
  await app.sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`
  await app.jobs.drain()
}

test('a deleted photo is removed from the storage in all its sizes, and visible ones stay', async () => {
  const [photo, shown, cover] = [await taken('#100000'), await taken('#200000'), await taken('#300000')]
  const id = await photoOf(photo)
  await photoOf(shown)
  await app.db.update(properties).set({ image: cover }).where(eq(properties.id, propertyId))
  await sweep()
  await work()
  expect(await sizesLeft(photo)).toBe(2)
  await app.call(endpoints.images.remove, { params: { id } }, { as: owner })
  await sweep()
  await work()
  expect([await sizesLeft(photo), await sizesLeft(shown), await sizesLeft(cover)]).toEqual([0, 2, 2])
  expect(await app.db.select().from(files).where(eq(files.key, photo))).toEqual([])
})

test('a picture that was not saved yet is kept for a day', async () => {
  const key = await taken('#400000', day / 2)
  await sweep()
  await work()
  expect(await sizesLeft(key)).toBe(2)
})

test('a picture that is uploaded or shown again stays', async () => {
  const [again, saved] = [await taken('#500000'), await taken('#600000')]
  await keepFile(app.db, saved)
  await sweep()
  // Its row has been deleted by now; the same photo is uploaded again before the files are.
  expect(await keepFile(app.db, again)).toBe(false)
  await taken('#500000')
  await work()
  expect([await sizesLeft(again), await sizesLeft(saved)]).toEqual([2, 2])
})
