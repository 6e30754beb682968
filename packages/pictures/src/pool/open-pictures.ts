import { UnreadablePicture } from '../head/unreadable-picture.ts'
import type { PictureTasks } from '../tasks/index.ts'
import { createFairQueue, type QueueBounds, type Sender } from './fair-queue.ts'
import { startPictureProcess, type PictureProcess } from './picture-process.ts'
import { PicturesBusy } from './pictures-busy.ts'
import type { TaskAnswer, TaskFailure, TaskLimits, TaskRequest } from './task.ts'

export interface PicturesOptions {
  /** How many processes there are at most. They start with the first pictures, and end after a minute without one. */
  readonly processes: number
  readonly limits?: Partial<TaskLimits>
  readonly bounds?: Partial<QueueBounds>
  /** How long a picture may wait for its turn, and how long it may then take, in ms of a clock. */
  readonly waitMs?: number
  readonly taskMs?: number
}

/** What is done with pictures, in processes of their own. */
export interface Pictures {
  /**
   * Does a task with the bytes of a picture, which `judgePicture` has let pass.
   * @throws UnreadablePicture when they are damaged, or took more than a task may
   * @throws PicturesBusy when there are too many pictures
   */
  readonly run: <Name extends keyof PictureTasks>(
    name: Name,
    bytes: Uint8Array,
    options: Parameters<PictureTasks[Name]>[1],
    from: Sender,
  ) => Promise<Awaited<ReturnType<PictureTasks[Name]>>>
  /** The processes that there are now. */
  readonly processIds: () => number[]
  readonly close: () => void
}

/** A picture of 50 million pixels takes a few seconds of a slow processor, and half of this memory. */
const defaultLimits: TaskLimits = { processorMs: 15_000, memoryBytes: 800 * 2 ** 20 }

const defaultBounds = {
  pictures: 48,
  bytes: 256 * 2 ** 20,
  picturesOfPerson: 12,
  bytesOfPerson: 100 * 2 ** 20,
}

const idleMs = 60_000
/** A process that has grown beyond this is replaced by a new one after its task. */
const largeBytes = 256 * 2 ** 20

interface Job {
  readonly request: TaskRequest
  readonly from: Sender
  readonly bytes: number
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
  readonly waiting: NodeJS.Timeout
}

interface Hand {
  readonly process: PictureProcess
  busy: boolean
  idle?: NodeJS.Timeout
}

/** Opens the line to the processes. Nothing is started yet. */
export function openPictures(options: PicturesOptions): Pictures {
  const { processes, waitMs = 30_000, taskMs = 60_000 } = options
  const limits = { ...defaultLimits, ...options.limits }
  const queue = createFairQueue<Job>({
    ...defaultBounds,
    // One process is left for everybody else.
    atOnce: Math.max(1, processes - 1),
    ...options.bounds,
  })
  const hands = new Set<Hand>()
  let closed = false

  function freeHand(): Hand | undefined {
    const free = [...hands].find(({ busy }) => !busy)
    if (free || hands.size >= processes) return free
    const hand: Hand = { process: startPictureProcess(() => hands.delete(hand)), busy: false }
    hands.add(hand)
    return hand
  }

  function retire(hand: Hand): void {
    hands.delete(hand)
    hand.process.kill()
  }

  function serveNext(): void {
    while (!closed && queue.waiting().length > 0) {
      const free = [...hands].some(({ busy }) => !busy) || hands.size < processes
      const job = free ? queue.take() : undefined
      if (!job) return
      void serve(job, freeHand()!)
    }
  }

  async function serve(job: Job, hand: Hand): Promise<void> {
    clearTimeout(job.waiting)
    clearTimeout(hand.idle)
    hand.busy = true
    let late = false
    const deadline = setTimeout(() => {
      late = true
      retire(hand)
    }, taskMs)
    const answer = await hand.process.run(job.request)
    clearTimeout(deadline)
    hand.busy = false
    queue.leave(job)
    settle(job, answer, late || closed)
    if (typeof answer === 'string' || answer.memoryBytes > largeBytes) retire(hand)
    else hand.idle = setTimeout(() => retire(hand), idleMs).unref()
    serveNext()
  }

  const run = (name: keyof PictureTasks, bytes: Uint8Array, taskOptions: unknown, from: Sender) =>
    new Promise<unknown>((resolve, reject) => {
      if (closed) return reject(new PicturesBusy('all', 'no more pictures are read'))
      const request = { name, bytes, options: taskOptions, limits } as TaskRequest
      const waiting = setTimeout(() => {
        queue.leave(job)
        reject(new PicturesBusy('all', 'a picture waited for too long'))
      }, waitMs)
      const job: Job = { request, from, bytes: bytes.byteLength, resolve, reject, waiting }
      try {
        queue.add(job)
      } catch (error) {
        clearTimeout(waiting)
        throw error
      }
      serveNext()
    })

  return {
    run: run as Pictures['run'],
    processIds: () => [...hands].flatMap(({ process: { pid } }) => pid ?? []),
    close() {
      closed = true
      for (const hand of hands) retire(hand)
      for (const job of queue.waiting()) {
        clearTimeout(job.waiting)
        queue.leave(job)
        settle(job, 'ended', closed)
      }
    },
  }
}

function settle({ resolve, reject }: Job, answer: TaskAnswer | TaskFailure, stopped: boolean): void {
  if (stopped) reject(new PicturesBusy('all', 'a picture was not read in time'))
  else if (answer === 'not started') reject(new Error('A process for pictures could not start.'))
  // Nothing but its limits, or the picture itself, ends a process in the middle of a task.
  else if (answer === 'ended') reject(new UnreadablePicture('image_costly', 'a picture ended its process'))
  else if (answer.error === undefined) resolve(answer.result)
  else reject(new UnreadablePicture('image_damaged', answer.error))
}
