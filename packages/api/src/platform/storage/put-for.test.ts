import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { putFor } from './put-for.ts'

let location: string
beforeAll(async () => {
  location = await mkdtemp(join(tmpdir(), 'put-for-'))
})
afterAll(() => rm(location, { recursive: true }))

it.each([
  ['stays with its row', async () => 'row', true],
  ['is deleted after a refusal', () => Promise.reject(new AppError('conflict')), false],
  ['stays when its row may have been written', () => Promise.reject(new Error('cut off')), true],
])('a file %s', async (_what, writeRow, stays) => {
  const storage = new Disk(new FSDriver({ location, visibility: 'private' }))
  const key = `private/${crypto.randomUUID()}`
  const outcome = await putFor(storage, [{ key, bytes: Buffer.from('x') }], writeRow).catch(
    (error: Error) => error.message,
  )
  expect(outcome).toMatch(/row|conflict|cut off/)
  expect(await storage.exists(key)).toBe(stays)
})
