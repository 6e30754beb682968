import type { ResourceLimits, Worker } from 'node:worker_threads'

/** Memory limits of a worker that Node enforces itself. */
export const resourceLimits: ResourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 }

/**
 * Limit for memory outside the heap, such as buffers, which the limits above do not include; no page needs
 * much of it.
 */
const outsideHeapAtMost = 192 * 1024 * 1024

/** How often a busy worker is checked. */
const lookEveryMs = 250

/**
 * After this many consecutive checks without an answer, a worker counts as stuck, for example in an endless
 * loop.
 */
const silentLooks = { practised: 8, new: 20 }

interface Watched {
  thread: Worker
  /**
   * Returns whether the worker has rendered its first pages; those run code that is not compiled yet, which
   * takes long without a message.
   */
  practised: () => boolean
  onBroken: (why: string) => void
}

/**
 * Watches a worker while it renders. It counts checks instead of time, because when this whole process was
 * blocked, the worker could not have answered either.
 */
export function watchWorker({ thread, practised, onBroken }: Watched) {
  let timer: NodeJS.Timeout | undefined
  let silent = 0

  function look(): void {
    silent += 1
    if (silent > silentLooks[practised() ? 'practised' : 'new']) return onBroken('The worker is stuck.')
    thread.postMessage('ping')
    // Node answers this even while the worker is in an endless loop; a worker that has ended does not answer.
    thread.getHeapStatistics().then(
      ({ external_memory: outside }) => {
        if (timer && outside > outsideHeapAtMost)
          onBroken(`The worker holds ${outside} bytes outside its heap.`)
      },
      () => undefined,
    )
  }

  return {
    /** Called when the worker has sent a message. */
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
