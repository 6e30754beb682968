import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** One of our servers, in its own process. */
export interface Server {
  readonly base: string
  /** The processor time used so far, in microseconds. */
  readonly cpu: () => Promise<number>
  readonly stop: () => void
}

export const startServer = async (file: string, databaseUrl: string): Promise<Server> => {
  const child = fork(join(import.meta.dirname, file), [databaseUrl])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const cpu = async () => {
    child.send('cpu')
    const [answer] = (await once(child, 'message')) as [{ cpu: number }]
    return answer.cpu
  }
  return { base: `http://127.0.0.1:${port}/api/locations/?`, cpu, stop: () => child.disconnect() }
}
