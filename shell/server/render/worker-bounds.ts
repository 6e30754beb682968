import type { ResourceLimits } from 'node:worker_threads'
import type { RenderProcess } from './render-process.ts'

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
/** While its process doesn't answer either, this many checks count as one: the machine may be too busy for both. */
const looksWithoutProcess = 4

interface Watched {
  renderer: RenderProcess
  /**
   * Returns whether the worker has rendered its first pages; those run code that is not compiled yet, which
   * takes long without a message.
   */
  practised: () => boolean
  onBroken: (why: string) => void
}

/**
 * Watches a worker while it renders. It counts checks instead of time, because when this whole process or the worker's
 * was blocked, the worker could not have answered either.
 */
export function watchWorker({ renderer, practised, onBroken }: Watched) {
  let timer: NodeJS.Timeout | undefined
  /** How many checks the worker has not answered, and how many of these its process has. */
  let silent = { worker: 0, process: 0 }

  function look(): void {
    const most = silentLooks[practised() ? 'practised' : 'new']
    silent.worker += 1
    if (silent.process > most || silent.worker > most * looksWithoutProcess)
      return onBroken('The worker is stuck.')
    renderer.ping()
    renderer.look()
  }
  renderer.events.on('outside', (outside) => {
    if (!timer) return
    silent.process += 1
    if (outside > outsideHeapAtMost) onBroken(`The worker holds ${outside} bytes outside its heap.`)
  })

  return {
    /** Called when the worker has sent a message. */
    heard: (): void => void (silent = { worker: 0, process: 0 }),
    busy(): void {
      timer ??= setInterval(look, lookEveryMs).unref()
    },
    idle(): void {
      clearInterval(timer)
      timer = undefined
      silent = { worker: 0, process: 0 }
    },
  }
}
