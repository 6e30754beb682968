import type { TestApp } from './test-app.ts'

/**
 * Makes the database refuse all changes of a reservation, as for a row with a value that no rule allows any more.
 * @returns a function that ends it
 */
export async function refuseChanges(sql: TestApp['sql'], id: string): Promise<() => Promise<void>> {
  await sql.unsafe(`create function refused_by_test() returns trigger language plpgsql as
    $$ begin raise check_violation using message = 'refused by the test'; end $$`)
  await sql.unsafe(`create trigger refused_by_test before update on reservations for each row
    when (old.id = '${id}') execute function refused_by_test()`)
  return async () => void (await sql.unsafe('drop function refused_by_test() cascade'))
}
