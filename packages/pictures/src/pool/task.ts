import type { PictureTasks } from '../tasks/index.ts'

/** What a task may use up. A process that goes beyond it ends. */
export interface TaskLimits {
  /** Of all its threads, so that it does not depend on what else the machine does. */
  readonly processorMs: number
  /** Resident memory of its process. */
  readonly memoryBytes: number
}

export interface TaskRequest<Name extends keyof PictureTasks = keyof PictureTasks> {
  readonly name: Name
  readonly bytes: Uint8Array
  readonly options: Parameters<PictureTasks[Name]>[1]
  readonly limits: TaskLimits
}

export interface TaskAnswer {
  readonly result?: unknown
  /** Why the bytes could not be read, as the decoder says it. */
  readonly error?: string
  /** Resident memory of the process after the task. */
  readonly memoryBytes: number
}

/** A process ended before it could begin, or in the middle of a task. */
export type TaskFailure = 'not started' | 'ended'

/** What a process says before its first answer. */
export const ready = 'ready'
