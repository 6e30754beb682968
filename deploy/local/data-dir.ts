import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates the data folder and checks that both this process and PostgreSQL's user can use it.
 * @throws Error with one sentence
 */
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
  // When started by root, PostgreSQL runs as another user, who needs access through every parent folder.
  if (process.getuid?.() === 0) assertPassable(dataDir)
}

/**
 * Creates the folders one by one, because Node's recursive `mkdir` never returns on file systems that refuse
 * to create folders.
 */
function makeFolders(path: string): void {
  if (existsSync(path)) return
  makeFolders(dirname(path))
  mkdirSync(path, { mode: 0o755 })
}

/**
 * Checks that other users can pass through all folders on the way to `path`.
 * @throws Error that names the first closed folder
 */
export function assertPassable(path: string): void {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0)
      throw new Error(
        `PostgreSQL's user cannot pass through ${folder}. Run chmod o+x on it or move to another folder.`,
      )
  }
}
