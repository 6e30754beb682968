import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ready, type TaskAnswer, type TaskFailure, type TaskRequest } from './task.ts'

const program = fileURLToPath(new URL('../process/main.ts', import.meta.url))

/** Where libraries are found, and nothing else of the environment: no key and no address of a database. */
const passedOn = /^(PATH|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|LIBHEIF_PLUGIN_PATH|SystemRoot)$/

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name))),
  // One thread decodes one picture. The number of processes says how many there are at once.
  VIPS_CONCURRENCY: '1',
  UV_THREADPOOL_SIZE: '2',
  // Its warnings about what people upload are no business of the log.
  VIPS_WARNING: '0',
  MALLOC_ARENA_MAX: '2',
})

/** A process that does one task at a time. */
export interface PictureProcess {
  readonly pid: number | undefined
  readonly run: (request: TaskRequest) => Promise<TaskAnswer | TaskFailure>
  readonly kill: () => void
}

/** Starts a process that ends with this one, even when this one is killed: it notices that the channel is closed. */
export function startPictureProcess(onEnd: () => void): PictureProcess {
  const child = fork(program, [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: environment(),
  })
  let started = false
  let task: PromiseWithResolvers<TaskAnswer | TaskFailure> | undefined
  const end = () => {
    onEnd()
    task?.resolve(started ? 'ended' : 'not started')
  }
  const rest = () => {
    child.unref()
    child.channel?.unref()
  }
  // A process without a task keeps nothing from ending.
  rest()
  child.on('message', (message) => {
    if (message === ready) started = true
    else {
      task?.resolve(message as TaskAnswer)
      rest()
    }
  })
  child.once('error', end)
  child.once('exit', end)
  return {
    pid: child.pid,
    kill: () => void child.kill('SIGKILL'),
    run(request) {
      task = Promise.withResolvers()
      child.ref()
      child.channel?.ref()
      // It can't be sent when the process has just ended, which `exit` says.
      child.send(request, () => undefined)
      return task.promise
    },
  }
}
