import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trialsRoot } from './root.ts'

const { config } = JSON.parse(readFileSync(join(trialsRoot, 'package.json'), 'utf8')) as {
  config: { pnpm: string }
}

/** What `npx` runs to install other commits: the pnpm that the workspace itself is installed with. */
export const pinnedPnpm: string = `pnpm@${config.pnpm}`
