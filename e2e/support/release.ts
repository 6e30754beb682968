import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { platform } from './platform.ts'

const command = fileURLToPath(new URL('../../packages/build/src/command/main.ts', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs `pnpm release …` with the registry of the running platform, and returns what it prints. */
export async function release(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: platform.dataDir, RELEASES_URL: platform.url }
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { cwd: root, env })
  return stdout
}
