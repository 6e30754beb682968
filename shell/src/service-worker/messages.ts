/** What a page says to the worker. */
export type PageMessage =
  /** Somebody looks at a page: keep it, what it loaded, and what it shows. */
  | { type: 'visited'; path: string; files: string[] }
  /** Somebody signed out: forget what was looked at. Answered when it is done. */
  | { type: 'forget' }
  /** Take the place of the worker before. */
  | { type: 'take-over' }
  /** Which edition did this worker come with? Answered with its generation. */
  | { type: 'which' }

export const workerPath = '/service-worker.js'
