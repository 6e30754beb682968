import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { awaitPrimary } from './await-primary.ts'
import type { ReadSource, Standby } from './standby.ts'

type Readable = Pick<Standby, 'isThere' | 'read'>
const never = new Promise<never>(() => undefined)
const away = Object.assign(new Error('no primary'), { code: 'ECONNREFUSED' })
const gone = new Error('The standby is gone or late.')

/** A standby that says these things one after another, and the last one from then on. Without any it is not there. */
const saying = (...things: (string | Error)[]): Readable => ({
  isThere: () => things.length > 0,
  read: async <Value>(work: (source: ReadSource) => Promise<Value>) => {
    const thing = things.length > 1 ? things.shift()! : things[0]!
    if (thing instanceof Error) throw thing
    return work({ said: thing } as unknown as ReadSource)
  },
})
const read = async (from: ReadSource) => (from as unknown as { said: string }).said
const wait = (answer: Promise<string>, standbys: readonly Readable[], fit: () => Readable | undefined) =>
  awaitPrimary({ answer, read, standbys, next: fit, onStandby: () => undefined }, 10)

describe('what the primary is asked for', () => {
  it('comes from it, however long that takes, while no standby may answer', async () => {
    const primary = Promise.withResolvers<string>()
    setTimeout(() => primary.resolve('new'), 60)
    expect(await wait(primary.promise, [saying('old')], () => undefined)).toBe('new')
  })

  it('comes from a standby that is in time again while many stand in line at the primary', async () => {
    const standby = saying('in time')
    const begun = Date.now()
    const fit = () => (Date.now() - begun > 40 ? standby : undefined)
    expect(await wait(never, [standby], fit)).toBe('in time')
  })

  it('comes from one that failed at first and can answer later', async () => {
    const standby = saying(gone, gone, 'in time')
    expect(await wait(never, [standby], () => standby)).toBe('in time')
  })

  it('comes from a standby that is late when the primary refuses, from the next one when the first fails', async () => {
    const standbys = [saying(), saying(gone), saying('old')]
    expect(await wait(Promise.reject(away), standbys, () => undefined)).toBe('old')
  })

  it('is refused as the primary refused it when no standby has it either', async () => {
    const standbys = [saying(), saying(gone)]
    await expect(wait(Promise.reject(away), standbys, () => standbys[1])).rejects.toThrow('no primary')
  })

  it('is not asked for again when the primary says no', async () => {
    const no = Promise.reject(new AppError('not_found'))
    await expect(wait(no, [saying('old')], () => saying('old'))).rejects.toThrow('not_found')
  })
})
