import { setTimeout as pause } from 'node:timers/promises'
import { createTemplate, onDatabase, type TestDatabase } from '@metrolibre/testing/database'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { applyMigrations, type LockPatience } from './apply-migrations.ts'
import { takeMigrationLock } from './migration-lock.ts'
import { toMigration, type Migration } from './read-migrations.ts'

const migration = (when: number, ...statements: string[]): Migration => ({
  tag: `000${when}_test`,
  when,
  hash: String(when),
  statements,
  isConcurrent: false,
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

describe('a migration that builds an index while others write', () => {
  const isValid = () =>
    onDatabase(database.url, async (sql) => {
      const [row] = await sql<{ valid: boolean }[]>`
        select indisvalid as valid from pg_index where indexrelid = to_regclass('places_id')`
      return row?.valid
    })
  const built = (kind = '') =>
    toMigration(
      '0002_built',
      2,
      `-- concurrently\nCREATE ${kind}INDEX CONCURRENTLY IF NOT EXISTS "places_id" ON "places" ("id");`,
    )

  it('waits for a long transaction, which others do not', async () => {
    await apply([first])
    let applied: Promise<void> | undefined
    await onDatabase(database.url, async (writer) => {
      await writer.begin(async (transaction) => {
        await transaction`insert into places values (2)`
        applied = apply([first, built()])
        for (let count = 0; count < 10; count++) {
          await onDatabase(database.url, (sql) => sql`insert into places values (3)`)
          await pause(50)
        }
        expect(await isValid()).not.toBe(true)
      })
    })
    await applied
    expect(await isValid()).toBe(true)
  })

  it('drops what it could not finish, and what a killed one left, and builds it again', async () => {
    await apply([first])
    await onDatabase(database.url, (sql) => sql`insert into places values (1)`)
    await expect(apply([first, built('UNIQUE ')])).rejects.toThrow('could not create unique index')
    expect(await isValid()).toBeUndefined()

    const half = 'create unique index concurrently places_id on places (id)'
    await expect(onDatabase(database.url, (sql) => sql.unsafe(half))).rejects.toThrow(
      'could not create unique index',
    )
    expect(await isValid()).toBe(false)
    await apply([first, built()])
    expect(await isValid()).toBe(true)
  })

  it('is not built again by one that was killed before it was noted', async () => {
    await apply([first])
    await onDatabase(database.url, (sql) => sql.unsafe('create index places_id on places (id)'))
    await apply([first, built()])
    await apply([first, built()])
    expect(await isValid()).toBe(true)
  })

  it('ends while others wait for their turn to migrate', async () => {
    await apply([first])
    const inTurn = () =>
      onDatabase(database.url, async (sql) => {
        await takeMigrationLock(sql)
        await applyMigrations(sql, [first, built()], impatient)
      })
    await onDatabase(database.url, async (reader) => {
      const turns = await reader.begin(async (transaction) => {
        await transaction`insert into places values (2)`
        const two = [inTurn(), inTurn()]
        // By then, one of them builds and waits for this transaction, and the other one waits for its turn.
        await pause(1000)
        return two.map((turn) => ({ turn }))
      })
      await Promise.all(turns.map(({ turn }) => turn))
    })
    expect(await isValid()).toBe(true)
  }, 20_000)
})
