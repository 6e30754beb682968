import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { judgePicture, UnreadablePicture } from '../head/index.ts'
import { makeInterlacedPng, makeScans } from '../testing/index.ts'
import { openPictures, type Pictures, type PicturesOptions } from './open-pictures.ts'
import { PicturesBusy } from './pictures-busy.ts'

const opened: Pictures[] = []
const open = (options: Partial<PicturesOptions> = {}) => {
  // As long as a busy machine may need.
  const pictures = openPictures({ processes: 1, taskMs: 600_000, waitMs: 600_000, ...options })
  opened.push(pictures)
  return pictures
}
afterEach(() => {
  for (const pictures of opened.splice(0)) pictures.close()
})

const small = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2f9c8a' } })
  .jpeg()
  .toBuffer()
const encode = (pictures: Pictures, bytes: Uint8Array, person = 'somebody') =>
  pictures.run('encodePicture', bytes, { widths: [32] }, { person })
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const isGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 })
const busy = (pictures: Pictures) =>
  vi.waitFor(() => expect(pictures.processIds()).not.toEqual([]), { timeout: 30_000 })

it('starts a process with the first picture, keeps it for the next, and ends it when it is closed', async () => {
  const pictures = open()
  expect(pictures.processIds()).toEqual([])
  const { width, height, copies } = await encode(pictures, small)
  expect([width, height, copies.map((copy) => copy.width)]).toEqual([64, 48, [32, 64]])
  expect(Buffer.isBuffer(copies[0]!.data)).toBe(true)
  const [pid] = pictures.processIds()
  expect(pid).not.toBe(process.pid)
  await encode(pictures, small)
  expect(pictures.processIds()).toEqual([pid])
  pictures.close()
  await isGone(pid!)
})

it('refuses bytes that can’t be read, and goes on', async () => {
  const pictures = open()
  const refused = encode(pictures, Buffer.from('no picture at all'))
  await expect(refused).rejects.toMatchObject({ name: 'UnreadablePicture', problem: 'image_damaged' })
  expect((await encode(pictures, small)).width).toBe(64)
})

it('ends a process that takes too much time of a processor, refuses its picture, and recovers', async () => {
  const pictures = open({ limits: { processorMs: 200 } })
  await expect(encode(pictures, makeScans(5000, 2500))).rejects.toMatchObject({ problem: 'image_costly' })
  expect(pictures.processIds()).toEqual([])
  expect((await encode(pictures, small)).width).toBe(64)
})

it('ends a process that takes too much memory, refuses its picture, and recovers', async () => {
  const pictures = open({ limits: { memoryBytes: 180 * 2 ** 20 } })
  const large = await makeInterlacedPng(4500)
  await expect(encode(pictures, large)).rejects.toMatchObject({ problem: 'image_costly' })
  expect((await encode(pictures, small)).width).toBe(64)
})

it('refuses a picture for its cost when its process is killed from outside', async () => {
  const pictures = open()
  await encode(pictures, small)
  const [pid] = pictures.processIds()
  process.kill(pid!, 'SIGSTOP')
  const refused = Promise.allSettled([encode(pictures, small)])
  process.kill(pid!, 'SIGKILL')
  expect(await refused).toMatchObject([{ reason: { problem: 'image_costly' } }])
  expect((await encode(pictures, small)).width).toBe(64)
})

/** Whether a picture is read, or why not. */
async function told(pictures: Pictures, bytes: Uint8Array): Promise<string> {
  try {
    judgePicture(bytes)
    await encode(pictures, bytes)
    return 'read'
  } catch (error) {
    if (error instanceof UnreadablePicture) return error.problem
    throw error
  }
}

it('returns or refuses any picture with some bytes changed, and nothing else', async () => {
  const pictures = open()
  const kinds = await Promise.all(
    (['jpeg', 'png', 'gif'] as const).map((kind) =>
      sharp(small).toFormat(kind, { progressive: true }).toBuffer(),
    ),
  )
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.nat(4),
      async (bytes, changes, cut) => {
        const changed = Buffer.from(bytes.subarray(0, bytes.length - cut * 20))
        for (const [at, byte] of changes) changed[at % changed.length] = byte
        expect(await told(pictures, changed)).toMatch(/^(read|image_\w+)$/)
      },
    ),
    { numRuns: 60 },
  )
})

it('ends a process that does not answer in time, and lets the sender come again', async () => {
  const pictures = open({ taskMs: 50 })
  await expect(encode(pictures, makeScans(5000, 2500))).rejects.toBeInstanceOf(PicturesBusy)
  expect(pictures.processIds()).toEqual([])
})

it('does a picture of somebody else while one person’s are held up', async () => {
  const pictures = open({ processes: 2 })
  const held = [encode(pictures, makeScans(5000, 2500), 'a'), encode(pictures, makeScans(5000, 2500), 'a')]
  const ends = Promise.allSettled(held)
  await busy(pictures)
  const [pid] = pictures.processIds()
  process.kill(pid!, 'SIGSTOP')
  expect((await encode(pictures, small, 'b')).width).toBe(64)
  const late = open({ waitMs: 20 })
  const long = encode(late, makeScans(5000, 2500), 'a').catch(() => undefined)
  await expect(encode(late, small, 'b')).rejects.toBeInstanceOf(PicturesBusy)
  late.close()
  pictures.close()
  await Promise.all([long, ends])
})

it('leaves no process behind when its own process is killed in the middle of a picture', async () => {
  const program = fileURLToPath(new URL('../testing/hold-picture.ts', import.meta.url))
  const child = fork(program, [], { execArgv: [] })
  const [pid] = (await once(child, 'message')) as [number]
  expect(isAlive(pid)).toBe(true)
  child.kill('SIGKILL')
  await isGone(pid)
})

it('gives its processes nothing of the environment but where libraries are', async () => {
  const pictures = open()
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_secret')
  await encode(pictures, small)
  vi.unstubAllEnvs()
  if (process.platform !== 'linux') return
  const given = await readFile(`/proc/${pictures.processIds()[0]}/environ`, 'utf8')
  expect(given).toContain('VIPS_CONCURRENCY=1')
  expect(given).not.toContain('sk_secret')
})
