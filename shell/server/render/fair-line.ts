import { RenderFailure } from './render-failure.ts'

interface Options {
  /**
   * How many pages are rendered at the same time, in total and for one asker, so that nobody takes all
   * places.
   */
  atOnce: number
  atOncePerAsker: number
  /** How many pages may wait; more would not be rendered in time and delay the others. */
  waitingAtMost: number
  waitingPerAsker: number
}

interface Place {
  enter: () => void
  refuse: (error: Error) => void
}

const overloaded = () => new RenderFailure('overloaded', 'Too many pages wait to be rendered.')

/**
 * Creates a queue in which askers take turns: somebody with a hundred requests is served as often as somebody
 * with two.
 */
export function createFairLine({ atOnce, atOncePerAsker, waitingAtMost, waitingPerAsker }: Options) {
  /** In the order of their turns. */
  const waiting = new Map<string, Place[]>()
  const working = new Map<string, number>()
  let total = 0
  let lineLength = 0

  const mayEnter = (asker: string) => total < atOnce && (working.get(asker) ?? 0) < atOncePerAsker

  function begin(asker: string): () => void {
    total += 1
    working.set(asker, (working.get(asker) ?? 0) + 1)
    let left = false
    return () => {
      if (left) return
      left = true
      total -= 1
      const others = (working.get(asker) ?? 1) - 1
      if (others > 0) working.set(asker, others)
      else working.delete(asker)
      callNext()
    }
  }

  function callNext(): void {
    for (const [asker, places] of waiting) {
      if (!mayEnter(asker)) continue
      const place = places.shift()
      lineLength -= place ? 1 : 0
      // The asker's next turn comes after everybody else's.
      waiting.delete(asker)
      if (places.length > 0) waiting.set(asker, places)
      place?.enter()
      return
    }
  }

  /** Makes room in a full queue by dropping a request of the asker with the most. */
  function dropFromLongest(): void {
    const longest = [...waiting].toSorted(([, left], [, right]) => right.length - left.length)[0]
    const dropped = longest?.[1].pop()
    if (longest?.[1].length === 0) waiting.delete(longest[0])
    if (!dropped) return
    lineLength -= 1
    dropped.refuse(overloaded())
  }

  return {
    /**
     * Waits for its turn; resolves with a function that frees the place again.
     * @throws RenderFailure when there is no room, or when the turn has not come after `patienceMs`
     */
    async enter(asker: string, patienceMs: number): Promise<() => void> {
      const own = waiting.get(asker) ?? []
      if (own.length === 0 && mayEnter(asker)) return begin(asker)
      if (own.length >= waitingPerAsker) throw overloaded()
      if (lineLength >= waitingAtMost) dropFromLongest()
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const place: Place = { enter: () => resolve(begin(asker)), refuse: reject }
      const line = waiting.get(asker) ?? []
      line.push(place)
      waiting.set(asker, line)
      lineLength += 1
      const timer = setTimeout(() => {
        const at = line.indexOf(place)
        if (at < 0) return
        line.splice(at, 1)
        lineLength -= 1
        if (line.length === 0 && waiting.get(asker) === line) waiting.delete(asker)
        reject(overloaded())
      }, patienceMs)
      try {
        return await promise
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

export type FairLine = ReturnType<typeof createFairLine>
