import { EventEmitter } from 'node:events'
import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node'

/** After this many runs a new thread is started, so that what mutants leave behind can't add up. */
const runsOfAThread = 40

let thread: ThreadsPoolWorker | undefined
let runs = 0
/** Passes what the thread tells to the run that is under way. */
let deliver: (event: string, args: unknown[]) => void = () => undefined

/** Ends the thread that is waiting for the next run, if there is one. */
export async function endWarmThread(): Promise<void> {
  const ending = thread
  thread = undefined
  await ending?.stop()
}

/**
 * A worker whose thread outlives its run. Loading the API takes several times as long as its tests, and it need
 * not be loaded for each mutant: the code contains all mutants, and each run only says which one is active.
 */
export class WarmWorker implements PoolWorker {
  readonly name = 'warm'
  readonly #options: PoolOptions
  readonly #events = new EventEmitter()
  #ended = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  on(event: string, listener: (...args: unknown[]) => void): void {
    this.#events.on(event, listener)
  }

  off(event: string, listener: (...args: unknown[]) => void): void {
    this.#events.off(event, listener)
  }

  async start(): Promise<void> {
    runs += 1
    if (runs > runsOfAThread) await endWarmThread()
    // An emitter throws an `error` that nobody listens for; between two runs nobody does.
    deliver = (event, args) =>
      void (this.#events.listenerCount(event) > 0 && this.#events.emit(event, ...args))
    if (thread) return
    runs = 1
    const made = new ThreadsPoolWorker(this.#options)
    await made.start()
    for (const event of ['message', 'error', 'exit'])
      made.on(event, (...args) => {
        if (event === 'exit' && thread === made) thread = undefined
        deliver(event, args)
      })
    thread = made
  }

  /** Answers the message that ends a run here, because the thread would end itself on it. */
  send(message: WorkerRequest): void {
    if (message.type !== 'stop') return thread?.send(message)
    this.#ended = true
    queueMicrotask(() => this.#events.emit('message', { type: 'stopped', __vitest_worker_response__: true }))
  }

  /** Ends the thread too when the run was broken off, because its state is unknown then. */
  async stop(): Promise<void> {
    if (!this.#ended) await endWarmThread()
    this.#events.removeAllListeners()
  }

  deserialize(data: unknown): unknown {
    return data
  }
}
