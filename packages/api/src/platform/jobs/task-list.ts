import type { Job, Task, TaskList } from 'graphile-worker'
import { storedError } from './stored-error.ts'

/** Holds the handlers of this process's queue runners and knows which of them are running. */
export function createTaskList() {
  const tasks: TaskList = {}
  const running = new Set<Job>()
  let lastActive = 0
  return {
    tasks,
    add(name: string, task: Task): void {
      if (tasks[name]) throw new TypeError(`Job ${name} has two handlers`)
      tasks[name] = async (payload, helpers) => {
        running.add(helpers.job)
        try {
          await task(payload, helpers)
        } catch (error) {
          throw storedError(error)
        } finally {
          running.delete(helpers.job)
          lastActive = Date.now()
        }
      }
    },
    running: (): readonly Job[] => [...running],
    hasBeenIdleFor: (milliseconds: number): boolean =>
      running.size === 0 && Date.now() - lastActive > milliseconds,
  }
}
