import { once } from 'node:events'
import type { ShellPageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import { withinTime } from '../../src/registry/within.ts'
import type { FromWorker, RenderOutcome, WorkerSetup } from './messages.ts'
import { RenderFailure } from './render-failure.ts'
import { startRenderProcess } from './render-process.ts'
import { watchWorker } from './worker-bounds.ts'

interface Waiting {
  request: ShellPageRequest
  /** The worker has started the page. */
  begun: boolean
  resolve: (page: RenderedPage) => void
  reject: (error: Error) => void
}

/** Timeout for starting a process and loading the code of a version, which happens once, before its first page. */
const startupMs = 30_000
/** How long a page waits for that. */
const startupPatienceMs = 4_000
/** A worker's first page takes longer, because its code is not compiled yet. */
const firstPageMs = 2_000
/**
 * Delays before a version whose code can't be loaded is tried again; each is twice as long as the one before.
 */
const restMs = { first: 1_000, longest: 60_000 }

/** How long a worker that still works on an abandoned page is watched. */
const abandonedPageMs = 10_000

export interface RendererEvents {
  /** Called with an error that belongs to no page any more. */
  onStray: (error: string) => void
  /**
   * Called when the worker has ended, with the pages that it was rendering: one of them is probably the
   * cause. The list is empty when the worker ended by itself.
   */
  onBroken: (atWork: ShellPageRequest[], cause: unknown) => void
}

/**
 * Runs one worker, in a process of its own, for one version of a remote; it is started at the first page and again after it has ended.
 */
export function createRenderer(setup: WorkerSetup, { onStray, onBroken }: RendererEvents) {
  const waiting = new Map<number, Waiting>()
  let worker: ReturnType<typeof start> | undefined
  let lastId = 0
  let practised = false
  let failedStarts = 0
  let restsUntil = 0

  function start() {
    const host = startRenderProcess(setup)
    const ended = new AbortController()
    let isReady = false
    const gone = (error: unknown) => {
      ended.abort(error)
      if (worker?.host !== host) return
      const byItself = waiting.size === 0
      abandon('worker', error)
      // Restarts the worker before the next visitor comes, unless it never became ready or no page ended it:
      // a new one would end in the same way.
      if (isReady && !byItself) worker = start()
    }
    const watch = watchWorker({ renderer: host, practised: () => practised, onBroken: gone })
    host.events.on('ended', gone)
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(startupMs)])
    const ready = once(host.events, 'message', { signal }).then(
      () => {
        isReady = true
        failedStarts = 0
        host.events.on('message', (message) => hear(message, watch.heard))
      },
      (error: unknown) => {
        failedStarts += 1
        restsUntil = Date.now() + Math.min(restMs.longest, restMs.first * 2 ** (failedStarts - 1))
        gone(error)
        throw new RenderFailure('unstarted', 'The renderer did not start.', { cause: error })
      },
    )
    // The failure is reported to those who wait; it must not count as unhandled if nobody does.
    ready.catch(() => undefined)
    return { host, ready, watch }
  }

  function hear(message: FromWorker, heard: () => void): void {
    heard()
    if (typeof message === 'string') return
    if ('stray' in message) return onStray(message.stray)
    if (!('begun' in message)) return settle(message)
    const page = waiting.get(message.begun)
    if (page) page.begun = true
  }

  function settle(outcome: RenderOutcome): void {
    const one = waiting.get(outcome.id)
    leave(outcome.id)
    if ('page' in outcome) practised = true
    if ('page' in outcome) one?.resolve(outcome.page)
    else one?.reject(new RenderFailure('page', outcome.error))
  }

  function leave(id: number): void {
    waiting.delete(id)
    if (waiting.size === 0) worker?.watch.idle()
  }

  function abandon(fault: 'worker' | 'unstarted', cause: unknown): void {
    const old = worker
    worker = undefined
    practised = false
    old?.watch.idle()
    const atWork = [...waiting.values()]
    waiting.clear()
    for (const { reject } of atWork) reject(new RenderFailure(fault, 'The renderer failed.', { cause }))
    if (fault === 'worker')
      onBroken(
        atWork.filter(({ begun }) => begun).map(({ request }) => request),
        cause,
      )
    old?.host.end()
  }

  function running() {
    if (!worker && Date.now() < restsUntil)
      throw new RenderFailure('unstarted', 'The renderer did not start a moment ago.')
    return (worker ??= start())
  }

  /** Waits until a worker has loaded the version's code. @throws RenderFailure when it has not in time */
  async function started() {
    const current = running()
    await withinTime(startupPatienceMs, current.ready, () => {
      return new RenderFailure('unstarted', 'The renderer is still starting.')
    })
    return current
  }

  return {
    started,
    /**
     * Renders a page; the deadline starts when the version's code is loaded.
     * @throws RenderFailure at the deadline, or as soon as the worker reports a failure or ends
     */
    async render(request: ShellPageRequest, deadlineMs: number): Promise<RenderedPage> {
      const { host, watch } = await started()
      lastId += 1
      const id = lastId
      const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>()
      // The worker may have ended since it became ready.
      if (worker?.host !== host) throw new RenderFailure('worker', 'The renderer failed.')
      const page: Waiting = { request, begun: false, resolve, reject }
      waiting.set(id, page)
      watch.busy()
      const patience = practised ? deadlineMs : Math.max(deadlineMs, firstPageMs)
      host.render(id, request, patience)
      const timer = setTimeout(() => {
        reject(new RenderFailure(page.begun ? 'late' : 'overloaded', `Not rendered within ${patience} ms.`))
        setTimeout(() => leave(id), abandonedPageMs).unref()
      }, patience)
      try {
        return await promise
      } finally {
        clearTimeout(timer)
      }
    },
    /** Starts the worker before a page is requested. */
    warm(): void {
      if (Date.now() >= restsUntil) worker ??= start()
    },
    close: (): void => abandon('unstarted', 'The renderer was closed.'),
  }
}

export type Renderer = ReturnType<typeof createRenderer>
