import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settleCluster } from '../look.ts'
import { everyProcess, replaceAll } from '../replace-all.ts'
import type { Row, DrillStage } from '../stage.ts'

const migrate = 'packages/api/src/migrate.ts'

export const rollOut: Row = {
  name: 'roll-out',
  what: 'a new version of every process with a migration, and back to the one before',
  run: async (stage) => {
    const next = makeNext(stage.tree)
    try {
      await replace(stage, 'the new version', next)
      await replace(stage, 'the version before, on the new tables', stage.tree)
    } finally {
      rmSync(next, { recursive: true, force: true })
    }
    await settleCluster(stage)
  },
}

const replace = (stage: DrillStage, what: string, tree: string): Promise<void> =>
  replaceAll(stage, what, {
    names: everyProcess,
    how: { version: tree },
    before: () => stage.place.task('migrate-again', join(tree, migrate)),
  })

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
