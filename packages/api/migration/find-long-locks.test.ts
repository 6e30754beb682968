import { createTemplate, onDatabase, type TestDatabase } from '@metrolibre/testing/database'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { readMigrations, toMigration } from '../src/platform/db/read-migrations.ts'
import { findLongLocks } from './find-long-locks.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTemplate(inject('databaseServer').url, async () => {})
})
afterEach(() => database.drop())

const tables = toMigration(
  '0001_tables',
  1,
  `create table places (id int primary key, name text, since timestamptz, size int not null);
   create table owners (id int primary key, place_id int);
   create index places_name on places (name);
   alter table owners add constraint owners_size check (place_id is not null) not valid`,
)
const find = (...texts: string[]) => {
  const next = texts.map((text, index) => toMigration(`000${index + 2}_change`, index + 2, text))
  return findLongLocks(database.url, [tables, ...next], '0002_change')
}

describe('what keeps others from a table while all its rows are read', () => {
  it.each([
    ['an index', 'create index places_size on places (size)', 'places'],
    ['a unique index', 'create unique index places_size on places (size)', 'places'],
    ['a new type', 'alter table places alter column size type bigint', 'places'],
    [
      'a default that differs by row',
      'alter table places add column mark uuid default gen_random_uuid()',
      'places',
    ],
    ['a column of serial numbers', 'alter table places add column number serial', 'places'],
    [
      'a computed column',
      'alter table places add column twice int generated always as (size * 2) stored',
      'places',
    ],
    ['a check', 'alter table places add constraint places_sizes check (size > 0)', 'places'],
    ['a foreign key', 'alter table owners add foreign key (place_id) references places', 'owners'],
    ['a unique constraint', 'alter table places add unique (name)', 'places'],
    ['not null', 'alter table places alter column name set not null', 'places'],
    [
      'a constraint that is validated at once',
      `alter table places add constraint sizes check (size > 0) not valid;
      --> statement-breakpoint
      alter table places validate constraint sizes`,
      'places',
    ],
    [
      'a column that is filled in at once',
      `alter table places add column title text;
      --> statement-breakpoint
      update places set title = name`,
      'places',
    ],
    ['an index that is built anew', 'reindex index places_name', 'places'],
  ])('is reported: %s', async (_what, text, table) => {
    expect(await find(text)).toEqual([
      expect.stringMatching(`^0002_change keeps others from "${table}" while it goes through all its rows`),
    ])
  })

  it('is not reported of statements that only change the catalogue', async () => {
    expect(
      await find(
        `alter table places add column city text not null default 'Lima', add column note text;
         --> statement-breakpoint
         alter table places alter column name type varchar, add constraint sizes check (size > 0) not valid;
         --> statement-breakpoint
         drop index places_name;
         --> statement-breakpoint
         create table rooms (id int primary key, place_id int references places, unique (place_id));
         --> statement-breakpoint
         create index rooms_place on rooms (place_id);
         --> statement-breakpoint
         insert into places select 1, 'Patio', now(), 3`,
        'alter table places validate constraint sizes',
        'alter table owners validate constraint owners_size',
        'alter table owners alter column place_id set not null',
        `-- concurrently
         CREATE INDEX CONCURRENTLY IF NOT EXISTS "places_size" ON "places" USING btree ("size");
         --> statement-breakpoint
         DROP INDEX CONCURRENTLY IF EXISTS "places_size";`,
      ),
    ).toEqual([])
  })

  it('is not in the migrations of the platform', async () => {
    expect(await findLongLocks(database.url, await readMigrations())).toEqual([])
  })
})

it('reports a concurrent migration that does anything else, and does not run it', async () => {
  expect(await find('-- concurrently\nCREATE INDEX "places_size" ON "places" ("size")')).toEqual([
    expect.stringMatching(
      /^0002_change begins with "-- concurrently", so it may only have .* not: .*CREATE INDEX/s,
    ),
  ])
  expect(
    await find('-- concurrently\nDROP INDEX CONCURRENTLY IF EXISTS "places_name"; drop table places'),
  ).toHaveLength(1)
  const left = await onDatabase(database.url, (sql) => sql`select to_regclass('places')::text as name`)
  expect(left).toEqual([{ name: 'places' }])
})
