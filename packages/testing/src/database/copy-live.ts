import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a folder whose files come and go meanwhile, as those of a database server do when another test drops its database.
 * What is gone is left out.
 */
export async function copyLive(from: string, to: string, isWanted: (path: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from).catch(ignoreGone([]))) {
    const [source, copy] = [join(from, name), join(to, name)]
    if (!isWanted(source)) continue
    const isFolder = (await stat(source).catch(ignoreGone(undefined)))?.isDirectory()
    if (isFolder) await copyLive(source, copy, isWanted)
    else if (isFolder === false) await copyFile(source, copy).catch(ignoreGone(undefined))
  }
}

const ignoreGone =
  <Value>(instead: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code !== 'ENOENT') throw error
    return instead
  }
