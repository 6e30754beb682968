import { mkdir, rename } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from './source-hash.ts'

/**
 * Moves the source maps out of the public folder: they stay on the server, where they turn stacks that browsers report
 * into lines. They hold names of files, no sources.
 */
export async function separateMaps(workDir: string): Promise<void> {
  const publicDir = join(workDir, 'public')
  for (const path of await filesBelow(publicDir)) {
    if (!path.endsWith('.map')) continue
    const target = join(workDir, 'maps', relative(publicDir, path))
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
  }
}
