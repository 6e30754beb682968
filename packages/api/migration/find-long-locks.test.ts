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
   create table beds (place_id int, number int, primary key (place_id, number));
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

describe('what changes rows that it does not name by a unique key', () => {
  it.each([
    ['all rows', "update places set name = 'Patio'"],
    ['all rows that a filter leaves', 'update places set size = 1 where name is null'],
    ['a range of keys', 'update places set size = 1 where id > 0'],
    ['a key beside an equality in a text', "update places set size = 1 where name = 'id = 3'"],
    ['an index that is not unique', "delete from places where name = 'Patio'"],
    ['half of a key of two', 'delete from beds where place_id = 3'],
    [
      'as many as another table has',
      'update places set name = o.id::text from owners o where o.place_id = places.id',
    ],
    ['the keys that a whole table has', 'delete from places where id in (select place_id from owners)'],
    ['the same, as a list', 'delete from places where id = any (array(select place_id from owners))'],
    [
      'the same, first drawn up',
      'with gone as materialized (select place_id from owners) delete from places using gone where id = place_id',
    ],
    [
      'inside another statement',
      'with changed as (update places set size = 1 returning id) select count(*) from changed',
    ],
    [
      'instead of adding them',
      'insert into places select place_id, null, null, 1 from owners on conflict (id) do update set size = 1',
    ],
    [
      'a merge',
      'merge into places using owners on places.id = place_id when matched then update set size = 1',
    ],
    [
      'a column that is filled in at once',
      `alter table places add column title text;
      --> statement-breakpoint
      -- Every place has one.
      update places set title = name`,
    ],
  ])('is reported: %s', async (_what, text) => {
    expect(await find(text)).toContainEqual(
      expect.stringMatching(/^0002_change changes rows of "(places|beds)" that it does not name by a unique/),
    )
  })

  it('is reported of a block, into which nothing looks', async () => {
    const text =
      'do $$ begin for one in 1..9 loop update places set size = 1 where id = one; end loop; end $$'
    expect(await find(text)).toEqual([
      expect.stringMatching(/^0002_change changes rows of a table in a DO block/),
    ])
  })

  it('is not reported of rows that are named, that are new, or that nobody else has', async () => {
    expect(
      await find(
        `update places set size = 1 where id = 3;
         --> statement-breakpoint
         update places set size = 1 where id in (3, 4) and size is null;
         --> statement-breakpoint
         update places set name = new.name from (values (3, 'Patio'), (4, 'Torre')) new (id, name) where new.id = places.id;
         --> statement-breakpoint
         delete from beds where place_id = 3 and number = 1;
         --> statement-breakpoint
         insert into places values (3, 'Patio', now(), 3) on conflict (id) do update set name = excluded.name;
         --> statement-breakpoint
         insert into places select id + 100, 'Copy', now(), 1 from owners;
         --> statement-breakpoint
         create table copies as select id from places;
         --> statement-breakpoint
         update copies set id = id + 1;
         --> statement-breakpoint
         create function note() returns trigger language plpgsql as $$ begin update places set size = 1; return new; end $$;
         --> statement-breakpoint
         do $$ begin perform 1; end $$`,
      ),
    ).toEqual([])
  })
})

it('refuses two statements in one, of which the second could do anything', async () => {
  await expect(find('update places set size = 1 where id = 3; delete from places')).rejects.toThrow(
    /^0002_change: .*multiple commands/,
  )
  await expect(find('drop index places_name; delete from places')).rejects.toThrow(/multiple commands/)
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
