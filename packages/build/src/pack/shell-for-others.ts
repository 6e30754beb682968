import { join } from 'node:path'
import { appDir, shellName } from '../apps.ts'
import { compile } from '../release/compile.ts'
import { shellForOthersConfig } from '../rspack/dev-configs.ts'

/** The folder of the packed tools that has the shell for `metrolibre-dev`, built with React's development build. */
export const shellForOthersDir = join(import.meta.dirname, '../../shell')

/** Builds the shell with which remotes of other repositories are developed. */
export async function buildShellForOthers(output: string): Promise<void> {
  await compile([shellForOthersConfig(appDir(shellName), output)])
}
