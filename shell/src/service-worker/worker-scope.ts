/** The used parts of a service worker's global scope, which the DOM types do not include. */
export interface WorkerScope {
  /** The edition of this service worker; the server writes it above the code. */
  generation: string
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listen: (event: WorkerMessage) => void): void
}

/** An event that keeps the service worker running until its work is done. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends Lasting {
  request: Request
  /** The response that the browser fetched while the service worker was starting. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface WorkerMessage extends Lasting {
  data: unknown
  ports: readonly MessagePort[]
}
