import type { ShellPageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import { createBreaker } from './breaker.ts'
import { createFairLine } from './fair-line.ts'
import type { WorkerSetup } from './messages.ts'
import { RenderFailure } from './render-failure.ts'
import { createRenderer, type Renderer } from './renderer.ts'

/**
 * The limits of the shared worker. Rendering uses one processor, so more pages at once would only delay each
 * other, whether they are for one address or for several.
 */
const inFront = { atOnce: 4, atOncePerAsker: 1, waitingAtMost: 64, waitingPerAsker: 12 }
/** The limits of the separate worker: one page at a time, so that it is known which page ended it. */
const oneByOne = { atOnce: 1, atOncePerAsker: 1, waitingAtMost: 16, waitingPerAsker: 4 }

/** How long routes are suspected that were being rendered when a worker ended. */
const suspectedMs = 120_000

interface Suspicion {
  until: number
  /** Nothing else was being rendered, so a good page of the route proves nothing about the bad one. */
  certain: boolean
}

const pageBreaker = { failures: 3, restMs: 10_000, longestMs: 300_000 }
const routeBreaker = { failures: 6, restMs: 10_000, longestMs: 60_000 }

export interface RemoteRendererEvents {
  onStray: (error: string) => void
  onWorkerEnded: (cause: unknown) => void
}

/**
 * Renders the pages of one version of a remote. A failure stays with its page: a page that fails repeatedly
 * is paused, then its whole route. Routes that were being rendered when a worker ended are rendered in a
 * second worker for some time, one page at a time, so that the others never wait for the restart of a worker.
 */
export function createRemoteRenderer(
  setup: WorkerSetup,
  { onStray, onWorkerEnded }: RemoteRendererEvents,
  now: () => number = Date.now,
) {
  const pages = createBreaker(pageBreaker, now)
  const routes = createBreaker(routeBreaker, now)
  const suspects = new Map<string, Suspicion>()
  const routeOf = ({ routeId = '' }: ShellPageRequest) => routeId
  // A part that fails on one page is not tried on each of the others.
  const pageOf = (request: ShellPageRequest) => (request.part ? routeOf(request) : request.url)

  const onBroken = (atWork: ShellPageRequest[], cause: unknown): void => {
    onWorkerEnded(cause)
    const certain = new Set(atWork.map(pageOf)).size === 1
    for (const request of atWork) suspects.set(routeOf(request), { until: now() + suspectedMs, certain })
    if (!certain) return
    // Each attempt costs a whole worker, so this page is paused at once.
    for (let time = 0; time < pageBreaker.failures; time += 1) pages.failed(pageOf(atWork[0]!))
    routes.failed(routeOf(atWork[0]!))
  }
  const front = { renderer: createRenderer(setup, { onStray, onBroken }), line: createFairLine(inFront) }
  let aside: typeof front | undefined

  const placeFor = (request: ShellPageRequest) => {
    if ((suspects.get(routeOf(request))?.until ?? 0) <= now()) return front
    return (aside ??= {
      renderer: createRenderer(setup, { onStray, onBroken }),
      line: createFairLine(oneByOne),
    })
  }

  async function attempt(
    renderer: Renderer,
    request: ShellPageRequest,
    deadlineMs: number,
  ): Promise<RenderedPage> {
    try {
      const page = await renderer.render(request, deadlineMs)
      pages.succeeded(pageOf(request))
      routes.succeeded(routeOf(request))
      if (suspects.get(routeOf(request))?.certain === false && renderer === aside?.renderer)
        suspects.delete(routeOf(request))
      return page
    } catch (error) {
      const fault = error instanceof RenderFailure ? error.fault : 'page'
      if (fault === 'page' || fault === 'late') pages.failed(pageOf(request))
      if (fault === 'page') routes.failed(routeOf(request))
      throw error
    }
  }

  return {
    /**
     * Renders a page; `asker` identifies the share of the work that it counts towards.
     * @throws RenderFailure when the page was not rendered in time, or not tried
     */
    async render(request: ShellPageRequest, asker: string, deadlineMs: number): Promise<RenderedPage> {
      if (!pages.mayTry(pageOf(request)) || !routes.mayTry(routeOf(request)))
        throw new RenderFailure('paused', 'The page failed again and again.')
      const { renderer, line } = placeFor(request)
      // Before the line, where those who wait for a version to start would keep others from being heard.
      await renderer.started()
      const leave = await line.enter(asker, deadlineMs / 2)
      try {
        return await attempt(renderer, request, deadlineMs)
      } finally {
        leave()
      }
    },
    warm: (): void => front.renderer.warm(),
    /** Returns how many pages and routes are left to the browser for a while. */
    paused: (): number => pages.paused() + routes.paused(),
    close(): void {
      front.renderer.close()
      aside?.renderer.close()
    },
  }
}

export type RemoteRenderer = ReturnType<typeof createRemoteRenderer>
