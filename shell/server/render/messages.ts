import type { PageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import type { ServerBundle } from '../releases/server-bundle.ts'

/** The data that a worker is started with. */
export interface WorkerSetup {
  shell: ServerBundle
  /** Absent for the worker that renders frames and unknown addresses. */
  remote?: ServerBundle
  apiUrl: string
}

export interface RenderJob {
  id: number
  request: PageRequest
  /** The worker aborts the page after this time, with everything that it waits for. */
  deadlineMs: number
}

/** Messages to a worker: a page to render, or a check that the worker still responds. */
export type ToWorker = RenderJob | 'ping'

export type RenderOutcome = { id: number; page: RenderedPage } | { id: number; error: string }

/**
 * Messages from a worker. `begun` is the page that it has started; `stray` is an error of code that no page
 * is waiting for.
 */
export type FromWorker = RenderOutcome | { begun: number } | { stray: string } | 'pong' | 'ready'
