import type { PageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import type { ServerBundle } from '../releases/server-bundle.ts'

/** What a worker is started with. */
export interface WorkerSetup {
  shell: ServerBundle
  /** Absent for the worker that draws frames and unknown addresses. */
  remote?: ServerBundle
  apiUrl: string
}

export interface RenderJob {
  id: number
  request: PageRequest
  /** The worker gives the page up by then, with all that it waits for. */
  deadlineMs: number
}

/** What the composer sends: a page to render, or a question whether the worker still listens. */
export type ToWorker = RenderJob | 'ping'

export type RenderOutcome = { id: number; page: RenderedPage } | { id: number; error: string }

/** What a worker sends; `begun` is a page it works at now, `stray` an error of code that no page waits for any more. */
export type FromWorker = RenderOutcome | { begun: number } | { stray: string } | 'pong' | 'ready'
