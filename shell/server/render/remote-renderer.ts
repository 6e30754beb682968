import type { PageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import { createBreaker } from './breaker.ts'
import { createFairLine } from './fair-line.ts'
import type { WorkerSetup } from './messages.ts'
import { RenderFailure } from './render-failure.ts'
import { createRenderer, type Renderer } from './renderer.ts'

/** Rendering is work for one processor: more at once would only all be later, be they of one address or of several. */
const inFront = { atOnce: 4, atOncePerAsker: 1, waitingAtMost: 64, waitingPerAsker: 12 }
/** Alone, so that it is known which page it was. */
const oneByOne = { atOnce: 1, atOncePerAsker: 1, waitingAtMost: 16, waitingPerAsker: 4 }

/** How long the routes are suspected that were at work when a worker ended. */
const suspectedMs = 120_000

interface Suspicion {
  until: number
  /** Nothing else was at work: one good page of the route proves nothing about the bad one. */
  certain: boolean
}

const pageBreaker = { failures: 3, restMs: 10_000, longestMs: 300_000 }
const routeBreaker = { failures: 6, restMs: 10_000, longestMs: 60_000 }

export interface RemoteRendererEvents {
  onStray: (error: string) => void
  onWorkerEnded: (cause: unknown) => void
}

/**
 * Renders the pages of one version of a remote. What goes wrong stays with its page: one that failed again and again
 * rests, and then its whole route; routes under which a worker ended are rendered in a second worker, one page at a time,
 * until that is long ago, so that the others never wait for a worker that starts anew.
 */
export function createRemoteRenderer(
  setup: WorkerSetup,
  { onStray, onWorkerEnded }: RemoteRendererEvents,
  now: () => number = Date.now,
) {
  const pages = createBreaker(pageBreaker, now)
  const routes = createBreaker(routeBreaker, now)
  const suspects = new Map<string, Suspicion>()
  const routeOf = ({ routeId = '' }: PageRequest) => routeId

  const onBroken = (atWork: PageRequest[], cause: unknown): void => {
    onWorkerEnded(cause)
    const certain = new Set(atWork.map(({ url }) => url)).size === 1
    for (const request of atWork) suspects.set(routeOf(request), { until: now() + suspectedMs, certain })
    if (!certain) return
    // It costs a whole worker each time: once is enough.
    for (let time = 0; time < pageBreaker.failures; time += 1) pages.failed(atWork[0]!.url)
    routes.failed(routeOf(atWork[0]!))
  }
  const front = { renderer: createRenderer(setup, { onStray, onBroken }), line: createFairLine(inFront) }
  let aside: typeof front | undefined

  const placeFor = (request: PageRequest) => {
    if ((suspects.get(routeOf(request))?.until ?? 0) <= now()) return front
    return (aside ??= {
      renderer: createRenderer(setup, { onStray, onBroken }),
      line: createFairLine(oneByOne),
    })
  }

  async function attempt(
    renderer: Renderer,
    request: PageRequest,
    deadlineMs: number,
  ): Promise<RenderedPage> {
    try {
      const page = await renderer.render(request, deadlineMs)
      pages.succeeded(request.url)
      routes.succeeded(routeOf(request))
      if (suspects.get(routeOf(request))?.certain === false && renderer === aside?.renderer)
        suspects.delete(routeOf(request))
      return page
    } catch (error) {
      const fault = error instanceof RenderFailure ? error.fault : 'page'
      if (fault === 'page' || fault === 'late') pages.failed(request.url)
      if (fault === 'page') routes.failed(routeOf(request))
      throw error
    }
  }

  return {
    /**
     * Renders a page for somebody; `asker` is whose share of the work it is.
     * @throws RenderFailure when that did not succeed in time, or was not tried.
     */
    async render(request: PageRequest, asker: string, deadlineMs: number): Promise<RenderedPage> {
      if (!pages.mayTry(request.url) || !routes.mayTry(routeOf(request)))
        throw new RenderFailure('resting', 'The page failed again and again.')
      const { renderer, line } = placeFor(request)
      const leave = await line.enter(asker, deadlineMs / 2)
      try {
        return await attempt(renderer, request, deadlineMs)
      } finally {
        leave()
      }
    },
    warm: (): void => front.renderer.warm(),
    close(): void {
      front.renderer.close()
      aside?.renderer.close()
    },
  }
}

export type RemoteRenderer = ReturnType<typeof createRemoteRenderer>
