import { fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ShellPageRequest } from '../../src/app/server/page-request.ts'
import type { EditionFacts, FromProcess, FromWorker, ToProcess, ToWorker, WorkerSetup } from './messages.ts'

const processFile = fileURLToPath(new URL('./worker-process.ts', import.meta.url))
/** What the process itself consists of; Node reads the file next to it to learn that these are modules. */
const ownFiles = [join(dirname(processFile), '*'), join(dirname(processFile), '../../package.json')]

export interface RenderProcessEvents {
  message: [FromWorker]
  /** The memory outside the heap of the worker, in bytes. */
  outside: [number]
  ended: [cause: unknown]
}

/**
 * Starts a process that renders pages of one version. It has no environment, may read only the code of that
 * version, and can neither write nor start anything; `worker.ts` says what its code can't do besides that
 * (RULES.md §14.38, §14.39).
 */
export function startRenderProcess(setup: WorkerSetup) {
  const { shell, remote } = setup
  const folders = [shell, ...(remote ? [remote] : [])].map(({ file }) => join(dirname(file), '*'))
  const child = fork(processFile, [], {
    env: {},
    // Node lets threads read the folder in which their process was started.
    cwd: dirname((remote ?? shell).file),
    execArgv: [
      '--permission',
      '--allow-worker',
      ...[...ownFiles, ...folders].map((path) => `--allow-fs-read=${path}`),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  const events = new EventEmitter<RenderProcessEvents>()
  const end = (cause: unknown) => events.emit('ended', cause)
  child.on('error', end)
  child.on('exit', () => end('The worker ended.'))
  child.on('message', (message: FromProcess) => {
    if ('fromWorker' in message) events.emit('message', message.fromWorker)
    else if ('outside' in message) events.emit('outside', message.outside)
    else end(new Error(message.failed))
  })
  const send = (message: ToProcess) => {
    // The end of the process is reported by itself.
    if (child.connected) child.send(message, () => undefined)
  }
  send({ setup })
  const post = (message: ToWorker) => send({ forWorker: message })
  let sent: EditionFacts | undefined

  return {
    events,
    render(id: number, { registry, config, ...request }: ShellPageRequest, deadlineMs: number): void {
      const isSent = sent !== undefined && sent.registry === registry && sent.config === config
      if (!isSent) sent = { registry, config }
      post({ id, request, deadlineMs, ...(!isSent && { edition: { registry, config } }) })
    },
    ping: (): void => post('ping'),
    look: (): void => send('look'),
    end: (): void => void child.kill('SIGKILL'),
  }
}

export type RenderProcess = ReturnType<typeof startRenderProcess>
