import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs'

/** Makes an empty folder for the user of the database. */
export function makeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  chownSync(folder, ...idsOf('postgres'))
}

export const idsOf = (user: string): [number, number] =>
  ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, user]).toString())) as [number, number]

export const ownedBy = (user: string, ...files: readonly string[]): void =>
  files.forEach((file) => chownSync(file, ...idsOf(user)))
