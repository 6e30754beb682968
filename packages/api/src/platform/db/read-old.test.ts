import { describe, expect, it } from 'vitest'
import { readOld } from './read-old.ts'
import type { Source, Standby } from './standby.ts'

const lost = new Promise<string>(() => undefined)
const source = {} as Source
/** A standby that says these things one after another, and the last one from then on. Without any it is not there. */
const saying = (...things: (string | Error)[]): Pick<Standby, 'isThere' | 'read'> => ({
  isThere: () => things.length > 0,
  read: async <Value>(work: (source: Source) => Promise<Value>) => {
    const thing = things.length > 1 ? things.shift()! : things[0]!
    if (thing instanceof Error) throw thing
    return work({ ...source, said: thing } as Source)
  },
})
const said = async (from: Source) => (from as Source & { said: string }).said
const gone = new Error('The standby is gone or late.')

describe('what is read from standbys while the primary is lost', () => {
  it('comes from the next one when the first fails', async () => {
    expect(await readOld([saying(), saying(gone), saying('old')], said, lost, 10)).toBe('old')
  })

  it('comes from one that failed at first and can answer later', async () => {
    expect(await readOld([saying(gone, gone, 'old')], said, lost, 10)).toBe('old')
  })

  it('comes from the primary if that answers after all', async () => {
    const primary = Promise.withResolvers<string>()
    setTimeout(() => primary.resolve('new'), 50)
    expect(await readOld([saying(gone)], said, primary.promise, 10)).toBe('new')
  })

  it('is refused as the primary refused it when no standby has it', async () => {
    const refused = Promise.reject(new Error('no primary'))
    await expect(readOld([saying(), saying(gone)], said, refused, 60_000)).rejects.toThrow('no primary')
  })
})
