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
}

export type RenderOutcome = { id: number; page: RenderedPage } | { id: number; error: string }
