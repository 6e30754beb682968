// A process that decodes pictures, started by `picture-process.ts`. It does one task after the other, and ends itself by
// SIGKILL, since an ordinary end would wait for the threads of the decoder.
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { pictureTasks, type PictureTasks } from '../tasks/index.ts'
import { ready, type TaskRequest } from '../pool/task.ts'

/** How often the task at hand is measured, in ms. */
const measureMs = 25

const end = (): void => void process.kill(process.pid, 'SIGKILL')

sharp.cache(false)
// If the machine runs out of memory, Linux ends this process before any other.
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')

process.once('disconnect', end)
process.on('message', (request: TaskRequest) => void work(request))
send(ready)

/** When nobody is there any more to take it, the process is about to end. */
function send(message: unknown): void {
  process.send!(message, undefined, undefined, () => undefined)
}

async function work({ name, bytes, options, limits }: TaskRequest): Promise<void> {
  const before = process.cpuUsage()
  const measuring = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system > limits.processorMs * 1000 || process.memoryUsage.rss() > limits.memoryBytes) end()
  }, measureMs)
  const answer = await run(name, bytes, options)
  clearInterval(measuring)
  send({ ...answer, memoryBytes: process.memoryUsage.rss() })
}

async function run(name: keyof PictureTasks, bytes: Uint8Array, options: unknown) {
  try {
    return { result: await pictureTasks[name](bytes, options as never) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
