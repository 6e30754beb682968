import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes the data folder and checks that both we and PostgreSQL's own user can use it; throws one sentence. */
export function openDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new Error(
      `DATA_DIR (${dataDir}) cannot be written to. Give yourself the rights or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  // Started by root, PostgreSQL runs as a user of its own: every folder above the data must let it pass.
  if (process.getuid?.() === 0) assertPassable(dataDir)
}

/** One folder after the other: Node's own recursive form never returns on file systems that refuse folders. */
function makeFolders(path: string): void {
  if (existsSync(path)) return
  makeFolders(dirname(path))
  mkdirSync(path, { mode: 0o755 })
}

/** Throws when a folder on the way to `path` is closed to other users. */
export function assertPassable(path: string): void {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0)
      throw new Error(
        `PostgreSQL's user cannot pass through ${folder}. Run chmod o+x on it or move to another folder.`,
      )
  }
}
