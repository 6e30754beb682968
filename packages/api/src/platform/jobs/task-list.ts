import type { Task, TaskList } from 'graphile-worker'

/** Holds the handlers of this process's queue runners and counts how many of them are running. */
export function createTaskList() {
  const tasks: TaskList = {}
  let [active, lastActive] = [0, 0]
  return {
    tasks,
    add(name: string, task: Task): void {
      if (tasks[name]) throw new TypeError(`Job ${name} has two handlers`)
      tasks[name] = async (payload, helpers) => {
        active += 1
        try {
          await task(payload, helpers)
        } finally {
          active -= 1
          lastActive = Date.now()
        }
      }
    },
    hasBeenIdleFor: (milliseconds: number): boolean => active === 0 && Date.now() - lastActive > milliseconds,
  }
}
