import { createTemplate, onDatabase, type TestDatabase } from '@metrolibre/testing/database'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { applyMigrations, type LockPatience } from './apply-migrations.ts'
import { readMigrations, type Migration } from './read-migrations.ts'

const migration = (when: number, ...statements: string[]): Migration => ({
  tag: `000${when}_test`,
  when,
  hash: String(when),
  statements,
})
const first = migration(1, 'create table places (id int)', 'insert into places values (1)')
const second = migration(2, 'alter table places add column name text', 'insert into places values (2)')
const impatient = { waitMs: 100, pauseMs: 200, patienceMs: 500 }

let database: TestDatabase
beforeEach(async () => {
  database = await createTemplate(inject('databaseServer').url, async () => {})
})
afterEach(() => database.drop())

const apply = (migrations: readonly Migration[], patience: LockPatience = impatient) =>
  onDatabase(database.url, (sql) => applyMigrations(sql, migrations, patience))
const rows = () => onDatabase(database.url, (sql) => sql`select * from places order by id`)

/** Reads the table in a transaction that stays open until `work` has ended. */
async function whileRead(work: () => Promise<void>): Promise<void> {
  const reader = postgres(database.url, { max: 1 })
  try {
    await reader.begin(async (transaction) => {
      await transaction`select from places`
      await work()
    })
  } finally {
    await reader.end()
  }
}

it('lets others read between two tries while a long transaction keeps it from a table', async () => {
  await apply([first])
  const busy: string[] = []
  const patience = {
    waitMs: 100,
    pauseMs: 200,
    patienceMs: 20_000,
    onBusy: (tag: string) => void busy.push(tag),
  }
  let applied: Promise<void> | undefined
  await whileRead(async () => {
    applied = apply([first, second], patience)
    // Behind a migration that waits on, these would wait for the end of this very transaction.
    for (let count = 0; count < 20; count++) expect(await rows()).toHaveLength(1)
  })
  await applied
  expect(busy[0]).toBe('0002_test')
  expect(await rows()).toEqual([
    { id: 1, name: null },
    { id: 2, name: null },
  ])
})

it('gives up with a sentence, and keeps what was applied before', async () => {
  await apply([first])
  const third = migration(3, 'insert into places values (3)', 'drop table places')
  await whileRead(async () => {
    await expect(apply([first, migration(2, 'create table more (id int)'), third])).rejects.toThrow(
      'the migration 0003_test found its tables in use for 0.5 seconds',
    )
  })
  expect(await rows()).toEqual([{ id: 1 }])
  await apply([first, migration(2, 'create table more (id int)'), migration(3, 'drop table more')])
})

it('writes no table anew since there are platforms with many rows', async () => {
  const migrations = await readMigrations()
  const start = migrations.findIndex(({ tag }) => tag === '0065_identity_keys')
  const files = () =>
    onDatabase(database.url, async (sql) => {
      const tables = await sql<{ name: string; file: number }[]>`
        select relname as name, pg_relation_filenode(oid) as file from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`
      return Object.fromEntries(tables.map(({ name, file }) => [name, file]))
    })
  await apply(migrations.slice(0, start))
  const before = await files()
  await apply(migrations)
  expect(await files()).toMatchObject(before)
})
