import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkMigrations } from './check.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(join(import.meta.dirname, '../migrations'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Journal {
  entries: { idx: number; when: number; tag: string }[]
}
function edit<Content>(name: string, change: (content: Content) => void): void {
  const path = join(folder, 'meta', name)
  const content = JSON.parse(readFileSync(path, 'utf8')) as Content
  change(content)
  writeFileSync(path, JSON.stringify(content))
}
const journal = () =>
  (JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal).entries
const lastSnapshot = () => `${String(journal().length - 1).padStart(4, '0')}_snapshot.json`

describe('the chain of migrations', () => {
  it('is complete, and another migration would be empty', async () => {
    expect(await checkMigrations(folder)).toEqual([])
  })

  it('reports a missing snapshot, in the middle and at the end', async () => {
    rmSync(join(folder, 'meta', '0004_snapshot.json'))
    rmSync(join(folder, 'meta', lastSnapshot()))
    expect(await checkMigrations(folder)).toEqual([
      '0004_map has no snapshot (meta/0004_snapshot.json).',
      'The snapshot of 0005_visits_reviews does not follow that of 0004_map.',
      expect.stringMatching(/has no snapshot/),
    ])
  })

  it('reports a snapshot that does not follow the one before it', async () => {
    edit<{ prevId: string }>('0006_snapshot.json', (snapshot) => {
      snapshot.prevId = '46acd294-5d1a-4534-b9ef-228a7e1f9a37'
    })
    expect(await checkMigrations(folder)).toEqual([
      'The snapshot of 0006_papers does not follow that of 0005_visits_reviews.',
    ])
  })

  it('reports a part of the schema that is in no migration', async () => {
    edit<{ tables: Record<string, { columns: object; indexes: Record<string, unknown> }> }>(
      lastSnapshot(),
      ({ tables }) => {
        delete tables['public.checkout_sessions']!.indexes['checkout_sessions_closed']
        tables['public.users']!.columns = {}
      },
    )
    const sentences = await checkMigrations(folder)
    expect(sentences).toContain(
      'tables/public.checkout_sessions/indexes/checkout_sessions_closed differs between the schema and the last migration: run pnpm migration new <name>.',
    )
    expect(sentences).toContain(
      'tables/public.users/columns/id differs between the schema and the last migration: run pnpm migration new <name>.',
    )
  })

  it('reports a migration that a database with the previous one would skip', async () => {
    edit<Journal>('_journal.json', ({ entries }) => {
      entries[9]!.when = entries[8]!.when
    })
    expect(await checkMigrations(folder)).toEqual([
      '0009_closed_checkouts must have a later time in the journal than 0008_services_at_scale.',
    ])
  })

  it('reports a file that is not in the journal, and a journal entry without a file', async () => {
    writeFileSync(join(folder, '9999_forgotten.sql'), 'SELECT 1;')
    rmSync(join(folder, '0007_search_at_scale.sql'))
    expect(await checkMigrations(folder)).toEqual([
      '0007_search_at_scale.sql is missing.',
      '9999_forgotten.sql is not in the journal, so it would never be applied.',
    ])
  })

  it('reports a table of transitions that differs from the contract’s', async () => {
    const { tag } = journal().findLast(({ tag }) =>
      readFileSync(join(folder, `${tag}.sql`), 'utf8').includes('FUNCTION reservation_transition('),
    )!
    const path = join(folder, `${tag}.sql`)
    const written = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      written.replace("('expired', 'confirmed', 'blocks')", "('expired', 'active', 'blocks')"),
    )
    expect(await checkMigrations(folder)).toEqual([
      expect.stringMatching(/does not know the contract's table of transitions/),
    ])
  })

  it('reports two migrations with the same number', async () => {
    edit<Journal>('_journal.json', ({ entries }) => {
      const last = entries.at(-1)!
      entries.push({ ...last, when: last.when + 1, tag: `${last.tag}_too` })
    })
    writeFileSync(join(folder, `${journal().at(-1)!.tag}.sql`), 'SELECT 1;')
    expect((await checkMigrations(folder)).join(' ')).toMatch(
      /is in the journal at the position of number \d+/,
    )
  })
})
