/** The parts of a service worker's global scope that are in use; the DOM's types know nothing of them. */
export interface WorkerScope {
  /** Which edition this worker came with; written above its code by the server. */
  generation: string
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listen: (event: WorkerMessage) => void): void
}

/** An event whose work the browser waits for before it stops the worker. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends Lasting {
  request: Request
  /** What the browser fetched while the worker was starting. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface WorkerMessage extends Lasting {
  data: unknown
  ports: readonly MessagePort[]
}
