import { PicturesBusy } from './pictures-busy.ts'

/** Who a picture is from. What has no person and no network, as what the server reads itself, is one person. */
export interface Sender {
  readonly person?: string
  readonly network?: string
}

export interface Claim {
  readonly from: Sender
  /** The size of the picture, which is in memory while it waits. */
  readonly bytes: number
}

/** How much may be waiting or under way, pictures and bytes, of everybody and of one person; a network has half of it all. */
export interface QueueBounds {
  readonly pictures: number
  readonly bytes: number
  readonly picturesOfPerson: number
  readonly bytesOfPerson: number
  /** How many pictures of one person, or of one network, are decoded at the same time. */
  readonly atOnce: number
}

/**
 * A line in which those who were served longest ago come first, by network and then by person, so a user who sends many
 * pictures waits for them and nobody else does.
 */
export function createFairQueue<Entry extends Claim>(bounds: QueueBounds) {
  const waiting: Entry[] = []
  const running = new Set<Entry>()
  const served = new Map<string, number>()
  let turns = 0

  // A caller without a network stands alone.
  const keysOf = ({ from: { person = '', network = `of ${person}` } }: Claim) =>
    [`n ${network}`, `p ${person}`] as const
  const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { bytes }) => sum + bytes, 0)
  const all = () => [...waiting, ...running]
  const ofKey = (entries: Iterable<Entry>, key: string) =>
    Array.from(entries).filter((entry) => keysOf(entry).some((own) => own === key))

  /** @throws PicturesBusy when there is no room for it */
  function add(entry: Entry): void {
    const [network, person] = keysOf(entry)
    const exceeds = (entries: readonly Entry[], pictures: number, bytes: number) =>
      entries.length >= pictures || sumOf(entries) + entry.bytes > bytes
    if (exceeds(ofKey(all(), person), bounds.picturesOfPerson, bounds.bytesOfPerson))
      throw new PicturesBusy('own', 'too many pictures of one person')
    if (
      exceeds(all(), bounds.pictures, bounds.bytes) ||
      exceeds(ofKey(all(), network), Math.ceil(bounds.pictures / 2), bounds.bytes / 2)
    )
      throw new PicturesBusy('all', 'too many pictures')
    waiting.push(entry)
  }

  /** Returns whose turn it is, if any, and counts it as under way. */
  function take(): Entry | undefined {
    const lastOf = (key: string) => served.get(key) ?? 0
    const [next] = waiting
      .filter((entry) => keysOf(entry).every((key) => ofKey(running, key).length < bounds.atOnce))
      .toSorted((left, right) => {
        const [network, person] = keysOf(left)
        const [otherNetwork, otherPerson] = keysOf(right)
        return lastOf(network) - lastOf(otherNetwork) || lastOf(person) - lastOf(otherPerson)
      })
    if (!next) return undefined
    waiting.splice(waiting.indexOf(next), 1)
    running.add(next)
    turns += 1
    for (const key of keysOf(next)) served.set(key, turns)
    return next
  }

  /** Forgets an entry, whether it waited or was under way. */
  function leave(entry: Entry): void {
    running.delete(entry)
    const index = waiting.indexOf(entry)
    if (index >= 0) waiting.splice(index, 1)
    for (const key of keysOf(entry)) if (ofKey(all(), key).length === 0) served.delete(key)
  }

  return { add, take, leave, waiting: (): readonly Entry[] => [...waiting] }
}
