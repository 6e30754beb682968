// pnpm backup mark <file>      keeps what the database at DATABASE_URL holds, to be compared with what is restored later
// pnpm backup verify           compares what was restored, prints each figure, and exits with 1 when one differs:
//   --copies <folder>          restores the newest copy of deploy/compose apart, up to now
//   --restored <address> --mark <file>   was restored by other means, to the moment of the mark
//   --files <folder>           a copy of the files; without it, STORAGE_* name the bucket
//   IDENTITY_KEYS              those of the API, to see that the restored identity numbers can be read
//   --room <folder>            where the restored copy is put meanwhile
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Sql } from 'postgres'
import { openAt } from './databases-repository.ts'
import { compareFacts, type ComparedDatabases } from './differences.ts'
import { readDatabaseFacts } from './facts-repository.ts'
import { compareFiles } from './files.ts'
import { compareKeys } from './keys.ts'
import { makeMark, type BackupMark } from './mark.ts'
import { restoreBeside } from './restore-beside.ts'
import { openFiles } from './open-files.ts'

const usage = `pnpm backup mark <file>
pnpm backup verify --copies <folder> [--files <folder>] [--room <folder>]
pnpm backup verify --restored <address> --mark <file> [--files <folder>]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    copies: { type: 'string' },
    restored: { type: 'string' },
    mark: { type: 'string' },
    files: { type: 'string' },
    room: { type: 'string' },
  },
})

try {
  process.exitCode = await perform()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function perform(): Promise<number> {
  const [command, file] = positionals
  const url = process.env['DATABASE_URL']
  if (command === 'mark' && file && url) {
    writeFileSync(file, JSON.stringify(await markOf(url), null, 2))
    return 0
  }
  if (command === 'verify' && values.restored && values.mark) {
    const sql = openAt(values.restored)
    return tell(sql, JSON.parse(readFileSync(values.mark, 'utf8')) as BackupMark).finally(
      () => void sql.end({ timeout: 2 }),
    )
  }
  if (command === 'verify' && values.copies && url) {
    const mark = await markOf(url)
    const { username, pathname } = new URL(url)
    const beside = await restoreBeside({
      backups: values.copies,
      moment: mark.moment,
      user: decodeURIComponent(username),
      database: pathname.slice(1),
      ...(values.room && { room: values.room }),
    })
    try {
      return await tell(beside.sql, mark)
    } finally {
      await beside.end()
    }
  }
  console.error(url || command === undefined ? usage : `DATABASE_URL is missing.\n${usage}`)
  return 1
}

async function markOf(url: string): Promise<BackupMark> {
  const sql = openAt(url)
  return makeMark(sql).finally(() => void sql.end({ timeout: 2 }))
}

/** Prints what was compared, and returns how to exit. */
async function tell(restored: Sql, { moment, before, after }: BackupMark): Promise<number> {
  console.log(`Restored to ${moment}`)
  const compared = compareFacts(before, after, await readDatabaseFacts(restored))
  for (const each of compared) console.log(lineOf(each))
  const storage = await openFiles(values.files)
  const files = storage && (await compareFiles(restored, storage))
  if (files) {
    for (const trouble of files.wrong) console.log(`  ✗ ${trouble}`)
    if (files.wrong.length === 0) console.log(`  ✓ files: ${files.count}`)
  } else
    console.log('  – files: not compared, because neither --files nor STORAGE_BUCKET says where they are')
  const missing = await tellKeys(restored)
  const different = compared.filter(({ isSame }) => !isSame).length + (files?.wrong.length ?? 0) + missing
  console.log(different === 0 ? 'Everything is there.' : `${different} differ.`)
  return different === 0 ? 0 : 1
}

/** Prints whether the restored identity numbers can be read, and returns how many keys are missing. */
async function tellKeys(restored: Sql): Promise<number> {
  const { IDENTITY_KEYS, APP_SECRET } = process.env
  const { needed, missing } = await compareKeys(restored, IDENTITY_KEYS || APP_SECRET)
  if (!missing)
    console.log(
      `  – keys of identity numbers: not compared, because IDENTITY_KEYS is not set; ${needed.join(', ') || 'none'} needed`,
    )
  else if (missing.length === 0) console.log(`  ✓ keys of identity numbers: ${needed.length}`)
  else console.log(`  ✗ keys of identity numbers: ${missing.join(', ')} not in IDENTITY_KEYS`)
  return missing?.length ?? 0
}

function lineOf({ what, live: [before, after], restored, isSame }: ComparedDatabases): string {
  const live = before === after ? before : `${before} to ${after}`
  return isSame ? `  ✓ ${what}: ${restored}` : `  ✗ ${what}: ${restored} instead of ${live}`
}
