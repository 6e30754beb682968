// The main thread of a renderer's process. Code of a version runs in the process's other thread alone, which reaches the
// composer and the API only through this one.
import { Worker } from 'node:worker_threads'
import { createApiCalls } from './api-calls.ts'
import { isCallMessage, type FromProcess, type ToProcess, type WorkerSetup } from './messages.ts'
import { createRelay } from './relay.ts'
import { watchThread } from './watch-thread.ts'
import { resourceLimits } from './worker-bounds.ts'

const tell = (message: FromProcess): void => void process.send?.(message, () => undefined)
const relay = createRelay((fromWorker) => tell({ fromWorker }))

function start(setup: WorkerSetup): Worker {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: setup,
    env: {},
    resourceLimits,
  })
  const calls = createApiCalls(setup.apiUrl, (answer) => thread.postMessage(answer), relay.isFor)
  thread.on('message', (message: unknown) => {
    if (isCallMessage(message)) calls.hear(message)
    else relay.hear(message)
  })
  let hasFailed = false
  const fail = (failed: string) => {
    hasFailed = true
    process.send?.({ failed } satisfies FromProcess, () => process.disconnect())
  }
  thread.on('error', (error) => fail(error instanceof Error ? (error.stack ?? error.message) : String(error)))
  watchThread(thread, { isAsked: relay.isWaiting, onBroken: fail })
  thread.on('exit', () => {
    if (!hasFailed) process.disconnect()
  })
  return thread
}

let thread: Worker | undefined
process.on('message', (message: ToProcess) => {
  if (message === 'look')
    // Node answers this even while the thread is in an endless loop; one that has ended does not answer.
    thread?.getHeapStatistics().then(
      ({ external_memory: outside }) => tell({ outside }),
      () => undefined,
    )
  else if ('setup' in message) thread = start(message.setup)
  else {
    relay.ask(message.forWorker)
    thread?.postMessage(message.forWorker)
  }
})
// A Ctrl-C reaches the composer too, which goes on rendering for those who wait.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
// Its composer has ended, or has given it up.
process.once('disconnect', () => process.exit())
