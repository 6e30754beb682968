/** Messages from a page to the service worker. */
export type PageMessage =
  /** The user looks at a page: store it, its files and its data. */
  | { type: 'visited'; path: string; files: string[] }
  /** The user has logged out: delete what they looked at. Answered when it is done. */
  | { type: 'forget' }
  /** Replace the previous service worker. */
  | { type: 'take-over' }
  /** Asks which edition this service worker belongs to; answered with its generation. */
  | { type: 'which' }

export const workerPath = '/service-worker.js'
