import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../apps.ts'

const run = promisify(execFile)

/**
 * Compiles an app with all it imports, without writing code.
 * @throws Error with the first messages of the compiler
 */
export async function assertTypes(app: string): Promise<void> {
  await run('tsc', ['-b', app], { cwd: root }).catch((error: { stdout?: string; message: string }) => {
    const messages = (error.stdout || error.message).trim().split('\n')
    throw new Error(`${app} has type errors:\n${messages.slice(0, 5).join('\n')}`)
  })
}
