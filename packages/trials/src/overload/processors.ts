import { spawnSync } from 'node:child_process'

/**
 * Keeps this process, and what it starts from now on, on some processors, written as `taskset` reads them (`0`, `1-3`).
 * Returns false where that is not possible: on other systems than Linux, and where these processors are not ours.
 */
export const stayOn = (processors: string): boolean =>
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(process.pid)]).status === 0
