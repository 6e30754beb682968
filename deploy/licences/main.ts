// pnpm licences: writes the licences of what ships to shell/server/licences, after a change of the lock file.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { noticesFile, readNotices } from './read-notices.ts'

const root = resolve(import.meta.dirname, '../..')
const notices = readNotices(root)
writeFileSync(join(root, noticesFile), `[\n${notices.map((notice) => `  ${line(notice)}`).join(',\n')}\n]\n`)
console.log(`${notices.length} packages in ${noticesFile}`)

function line(notice: readonly string[]): string {
  return `[${notice.map((part) => JSON.stringify(part)).join(', ')}]`
}
