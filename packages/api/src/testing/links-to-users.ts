import type { AppContext } from '../platform/context.ts'

/** A column that refers to users. `count` returns how many of its rows refer to one. */
export interface LinkToUsers {
  /** `table.column` */
  readonly name: string
  readonly count: (userId: string) => Promise<number>
}

/** Reads from the database's catalogue which columns refer to users. */
export async function linksToUsers({ sql }: Pick<AppContext, 'sql'>): Promise<LinkToUsers[]> {
  const columns = await sql<{ table: string; column: string }[]>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`
  return columns.map(({ table, column }) => ({
    name: `${table}.${column}`,
    count: async (userId) => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from ${sql(table)} where ${sql(column)} = ${userId}`
      return row!.count
    },
  }))
}
