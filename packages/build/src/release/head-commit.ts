import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../apps.ts'

const run = promisify(execFile)

/** Returns the commit that is checked out, by its short id and its subject; words for both where there is no history. */
export async function headCommit(): Promise<{ id: string; subject: string }> {
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%h%n%s'], { cwd: root })
    const [id = '', subject = ''] = stdout.split('\n')
    return { id, subject: subject.slice(0, 300) || unnamed }
  } catch {
    return { id: '', subject: unnamed }
  }
}

const unnamed = 'Built from sources without history'
