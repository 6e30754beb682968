import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessName } from '../../place.ts'
import { during, failuresIn, seconds, settle, sum } from '../look.ts'
import type { Row, Stage } from '../stage.ts'

/** As `deploy/README.md` says: one of each kind always serves. */
const order: readonly ProcessName[] = ['worker', 'api-1', 'api-2', 'composer-1', 'composer-2']
/** Every process promises to end within 25 s. */
const longestMs = 28_000
/** The edge asks a process that was away again only from time to time. */
const noticedMs = 5000
const migrate = 'packages/api/src/migrate.ts'

export const rollOut: Row = {
  name: 'roll-out',
  what: 'a new version of every process with a migration, and back to the one before',
  run: async (stage) => {
    const next = makeNext(stage.tree)
    try {
      await replaceAll(stage, 'the new version', next)
      await replaceAll(stage, 'the version before, on the new tables', stage.tree)
    } finally {
      rmSync(next, { recursive: true, force: true })
    }
    await settle(stage)
  },
}

async function replaceAll(
  { place, running, start, load, verdict }: Stage,
  what: string,
  tree: string,
): Promise<void> {
  const begun = performance.now()
  const codes: Array<number | null> = []
  const look = await during({ load }, async () => {
    await place.task('migrate-again', join(tree, migrate))
    for (const name of order) {
      codes.push(await running.get(name)!.stop(longestMs))
      await start(name, { version: tree })
      await pause(noticedMs)
    }
  })
  const lost = sum(look, 'failed') + sum(look, 'refused')
  verdict.check(`${what}: no request fails`, lost === 0, {
    answered: sum(look, 'answered'),
    failed: sum(look, 'failed'),
    refused: sum(look, 'refused'),
    took: seconds(begun),
    ...failuresIn(look),
  })
  verdict.check(
    `${what}: every process ends in good order`,
    codes.every((code) => code === 0),
    codes,
  )
}

/** Makes a version whose migrations are one more: it expands a table that every booking writes to. */
function makeNext(tree: string): string {
  const next = mkdtempSync(join(tmpdir(), 'metrolibre-next-'))
  cpSync(tree, next, { recursive: true, verbatimSymlinks: true })
  const folder = join(next, 'packages/api/migrations')
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[]
  }
  const last = journal.entries.at(-1)!
  const tag = `${String(last.idx + 1).padStart(4, '0')}_drill`
  writeFileSync(
    join(folder, `${tag}.sql`),
    `alter table reservations add column drill_note text;--> statement-breakpoint
create index reservations_drill_note on reservations (drill_note) where drill_note is not null;
`,
  )
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  writeFileSync(file, JSON.stringify(journal))
  return next
}
