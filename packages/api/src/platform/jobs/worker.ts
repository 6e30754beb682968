import { setTimeout } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Logger } from 'pino'

export interface Worker {
  /** Begins no further job, and resolves when those that run are done, or after so many milliseconds. */
  stop: (milliseconds: number) => Promise<void>
}

interface Watch {
  logger: Logger
  /** Tells whether there are jobs that this process should have taken long ago. */
  isStalled: () => Promise<boolean>
}

const lookMilliseconds = 2000
const pauseMilliseconds = 500

const ignore = () => undefined

/** Resolves when the queue has stalled or the signal is aborted. Never rejects. */
async function stall(isStalled: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await setTimeout(lookMilliseconds, undefined, { signal, ref: false }).catch(ignore)
    if (!signal.aborted && (await isStalled().catch(() => false))) return
  }
}

/**
 * Keeps a queue runner working. A runner that ended by itself, or hangs on a lost connection, is replaced.
 * Jobs are locked in the database, so two runners never process the same one.
 */
export async function startWorker(
  open: () => Promise<Runner>,
  { logger, isStalled }: Watch,
): Promise<Worker> {
  const stopping = new AbortController()
  let runner = await open()

  const keepGoing = async () => {
    while (!stopping.signal.aborted) {
      const watching = new AbortController()
      const signal = AbortSignal.any([stopping.signal, watching.signal])
      await Promise.race([runner.promise.catch(ignore), stall(isStalled, signal)])
      watching.abort()
      if (stopping.signal.aborted) return
      logger.warn('queue runner ended or stalled, starting another')
      runner.stop().catch(ignore)
      await setTimeout(pauseMilliseconds)
      runner = await open().catch(() => runner)
    }
  }
  const going = keepGoing()
  return {
    async stop(milliseconds) {
      stopping.abort()
      await Promise.race([
        runner
          .stop()
          .then(() => runner.promise)
          .catch(ignore),
        setTimeout(milliseconds, undefined, { ref: false }),
      ])
      await going
    },
  }
}
