import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import type { RenderOutcome, WorkerSetup } from './messages.ts'

/** A page was not rendered in time or not at all; the browser will draw it. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure'
}

interface Waiting {
  resolve: (page: RenderedPage) => void
  reject: (error: Error) => void
}

const workerFile = new URL('./worker.ts', import.meta.url)
/** A worker that has not answered for so long is stuck, for example in an endless loop. */
const stuckAfter = 5_000
/** Loading the code of a version takes this long at most; it happens once, before its first page. */
const startupMs = 4_000
/** More would not be rendered in time, and hold up those that could be. */
const waitingAtMost = 64
/** A worker's first page runs code that no compiler has seen yet. */
const firstPageMs = 2_000

/** One worker for one version of a remote; started when first asked and again after it has died. */
export function createRenderer(setup: WorkerSetup) {
  const waiting = new Map<number, Waiting>()
  let worker: { thread: Worker; ready: Promise<unknown> } | undefined
  let lastId = 0
  let practised = false
  let watchdog: NodeJS.Timeout | undefined

  function start() {
    const thread = new Worker(workerFile, {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    thread.unref()
    const gone = (error: unknown) => {
      if (worker?.thread === thread) abandon(error)
    }
    thread.on('error', gone)
    thread.on('exit', () => gone('The worker ended.'))
    const ready = once(thread, 'message', { signal: AbortSignal.timeout(startupMs) })
    // Whoever waits for it is told; nobody may be waiting.
    ready.then(() => thread.on('message', settle), gone)
    return { thread, ready }
  }

  function settle(outcome: RenderOutcome): void {
    const one = waiting.get(outcome.id)
    waiting.delete(outcome.id)
    watch()
    if ('page' in outcome) one?.resolve(outcome.page)
    else one?.reject(new RenderFailure(outcome.error))
  }

  function abandon(cause: unknown): void {
    const old = worker
    worker = undefined
    practised = false
    clearTimeout(watchdog)
    watchdog = undefined
    for (const { reject } of waiting.values()) reject(new RenderFailure('The renderer failed.', { cause }))
    waiting.clear()
    void old?.thread.terminate()
  }

  function watch(): void {
    clearTimeout(watchdog)
    watchdog = undefined
    if (waiting.size > 0) watchdog = setTimeout(() => abandon('The worker is stuck.'), stuckAfter).unref()
  }

  return {
    /**
     * The deadline runs from the moment the version's code is loaded.
     * @throws RenderFailure when it has passed, at once when too many wait, or as soon as the worker reports a failure.
     */
    async render(request: PageRequest, deadlineMs: number): Promise<RenderedPage> {
      const { thread, ready } = (worker ??= start())
      await ready.catch((cause: unknown) => {
        throw new RenderFailure('The renderer did not start.', { cause })
      })
      if (waiting.size >= waitingAtMost) throw new RenderFailure('Too many pages wait to be rendered.')
      lastId += 1
      const id = lastId
      const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>()
      waiting.set(id, { resolve, reject })
      // Armed by the first of several waiting pages, so that a stream of new ones does not hide a stuck worker.
      if (!watchdog) watch()
      thread.postMessage({ id, request })
      const patience = practised ? deadlineMs : firstPageMs
      const timer = setTimeout(
        () => reject(new RenderFailure(`Not rendered within ${patience} ms.`)),
        patience,
      )
      try {
        const page = await promise
        practised = true
        return page
      } finally {
        clearTimeout(timer)
      }
    },
    /** Starts the worker before anybody waits for it. */
    warm(): void {
      worker ??= start()
    },
    close: (): void => abandon('The renderer was closed.'),
  }
}

export type Renderer = ReturnType<typeof createRenderer>
