import type { RenderedPage } from '../../src/app/server/page-request.ts'
import type { AssembledPage } from './assemble-page.ts'

/** When even the frame could not be rendered, it is tried again after this time. */
const retryMs = 2_000

/** A page without content. */
export const emptyPage: RenderedPage = {
  html: '',
  styles: [],
  head: { title: 'Metrolibre', description: '' },
  links: [],
  queries: { mutations: [], queries: [] },
  complete: false,
}

/**
 * Caches the pages that are left to the browser: a frame, which the browser replaces by the page. They are
 * the same for all pages of a route, so they cost nothing when the server is busy.
 */
export function createFramePages(now: () => number = Date.now) {
  const frames = new Map<string, { page: Promise<AssembledPage>; until: number }>()
  let edition = ''

  return {
    /** Returns the frame of a route. `make` reports whether it made a frame or only an empty page. */
    get(
      generation: string,
      route: string,
      make: () => Promise<{ page: AssembledPage; isFrame: boolean }>,
    ): Promise<AssembledPage> {
      if (edition !== generation) frames.clear()
      edition = generation
      const known = frames.get(route)
      if (known && now() < known.until) return known.page
      const made = make()
      const frame = { page: made.then(({ page }) => page), until: Number.POSITIVE_INFINITY }
      frames.set(route, frame)
      made.then(
        ({ isFrame }) => {
          if (!isFrame) frame.until = now() + retryMs
        },
        () => frames.delete(route),
      )
      return frame.page
    },
  }
}

export type FramePages = ReturnType<typeof createFramePages>
