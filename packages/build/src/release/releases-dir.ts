import { isAbsolute, join } from 'node:path'
import { root } from '../apps.ts'

/**
 * Returns the folder of released versions: `RELEASES_DIR`, else `releases` below `DATA_DIR`, which defaults
 * to `.data`.
 */
export function releasesDir(env: NodeJS.ProcessEnv = process.env): string {
  const dir = env['RELEASES_DIR'] ?? join(env['DATA_DIR'] ?? '.data', 'releases')
  return isAbsolute(dir) ? dir : join(root, dir)
}
