import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the path of the first of these programs that is installed. */
export function findExecutable(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Whether a file is there and can be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
