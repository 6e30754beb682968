import type { ShellPageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import type { ServerBundle } from '../releases/server-bundle.ts'

/** What a renderer is started with. */
export interface WorkerSetup {
  shell: ServerBundle
  /** Absent for the worker that renders frames and unknown addresses. */
  remote?: ServerBundle
  apiUrl: string
}

/** What is the same for all pages of an edition; it is many times as long as the rest of a request. */
export type EditionFacts = Pick<ShellPageRequest, 'registry' | 'config'>

export interface RenderJob {
  id: number
  request: Omit<ShellPageRequest, keyof EditionFacts>
  /** Only with the first page of an edition, and kept for the following ones. */
  edition?: EditionFacts
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

/** Messages to a renderer's process: what it starts with, then those for its worker, and a look at its memory. */
export type ToProcess = { setup: WorkerSetup } | { forWorker: ToWorker } | 'look'

/** Messages from a renderer's process; `outside` is the memory outside the worker's heap in bytes. */
export type FromProcess = { fromWorker: FromWorker } | { outside: number } | { failed: string }

/** A call of the API that code in a worker makes, and its end before there is an answer. */
export type CallMessage =
  | { call: number; url: string; method: string; headers: [name: string, value: string][] }
  | { abort: number }

const isPairs = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && pair.every((one) => typeof one === 'string'))

/** Checks what a worker says, because its code could say anything. */
export function isCallMessage(message: unknown): message is CallMessage {
  if (typeof message !== 'object' || message === null) return false
  const { call, url, method, headers, abort } = message as Record<string, unknown>
  if (typeof abort === 'number') return true
  return typeof call === 'number' && typeof url === 'string' && typeof method === 'string' && isPairs(headers)
}

/** The answer to a call. */
export type AnswerMessage =
  | { answered: number; status: number; headers: [name: string, value: string][]; body: ArrayBuffer }
  | { answered: number; error: string }
