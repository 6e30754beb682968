import { isAbsolute, join } from 'node:path'
import { root } from '../apps.ts'

const fromRoot = (dir: string): string => (isAbsolute(dir) ? dir : join(root, dir))

/** Returns the folder of all data of a copy: `DATA_DIR`, which defaults to `.data`. */
export const dataDir = (env: NodeJS.ProcessEnv = process.env): string => fromRoot(env['DATA_DIR'] ?? '.data')

/** Returns the folder of built and released versions: `RELEASES_DIR`, else `releases` below `DATA_DIR`. */
export const releasesDir = (env: NodeJS.ProcessEnv = process.env): string =>
  env['RELEASES_DIR'] ? fromRoot(env['RELEASES_DIR']) : join(dataDir(env), 'releases')
