import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * Runs a command in a folder and returns what it prints.
 * @throws Error with what it printed last when it fails
 */
export async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await execute(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    const said = `${stdout}${stderr}`.trim() || message
    throw new Error(`${command} ${args[0] ?? ''} failed: ${said.split('\n').slice(-8).join('\n')}`)
  }
}
