import { chmodSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * PostgreSQL refuses to run as root. On a CI machine that works as root it therefore runs as another user,
 * who must be able to pass through the folders above the checkout. This grants that right (to pass, not to
 * read), and only in CI; elsewhere `npm start` reports which folder is closed.
 */
export function letOthersTraverse(path: string, env: NodeJS.ProcessEnv = process.env): void {
  if (env['CI'] !== 'true' || process.getuid?.() !== 0) return
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    const { mode } = statSync(folder)
    if ((mode & 0o001) !== 0) continue
    console.log(`Allowing PostgreSQL's user to traverse ${folder}.`)
    chmodSync(folder, (mode & 0o7777) | 0o001)
  }
}
