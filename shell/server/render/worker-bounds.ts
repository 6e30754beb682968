import type { ResourceLimits, Worker } from 'node:worker_threads'

/** What the engine holds a worker to by itself. */
export const resourceLimits: ResourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 }

/** Buffers and the like lie outside the heap, which is all that the limits above cover; no page needs much of them. */
const outsideHeapAtMost = 192 * 1024 * 1024

/** How often a busy worker is looked at. */
const lookEveryMs = 250

/** A worker that has said nothing at so many looks in a row is stuck, for example in an endless loop. */
const silentLooks = { practised: 8, new: 20 }

interface Watched {
  thread: Worker
  /** Its first pages run code that no compiler has seen yet, without a word in between. */
  practised: () => boolean
  onBroken: (why: string) => void
}

/**
 * Looks after a worker while it works. Counted are our own looks, not the time: where this whole process was held up,
 * the worker had no chance to answer either.
 */
export function watchWorker({ thread, practised, onBroken }: Watched) {
  let timer: NodeJS.Timeout | undefined
  let silent = 0

  function look(): void {
    silent += 1
    if (silent > silentLooks[practised() ? 'practised' : 'new']) return onBroken('The worker is stuck.')
    thread.postMessage('ping')
    // Answered by the engine, also from within an endless loop; a worker that has ended answers no more.
    thread.getHeapStatistics().then(
      ({ external_memory: outside }) => {
        if (timer && outside > outsideHeapAtMost)
          onBroken(`The worker holds ${outside} bytes outside its heap.`)
      },
      () => undefined,
    )
  }

  return {
    /** The worker has said something. */
    heard: (): void => void (silent = 0),
    busy(): void {
      timer ??= setInterval(look, lookEveryMs).unref()
    },
    idle(): void {
      clearInterval(timer)
      timer = undefined
      silent = 0
    },
  }
}
