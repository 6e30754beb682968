import type { Sql } from 'postgres'
import { propertyCardColumns, type CardRow } from './card.ts'

/** Returns the published ones of these properties. */
export const findCards = (sql: Sql, ids: readonly string[]): Promise<CardRow[]> =>
  sql.unsafe<CardRow[]>(
    `select ${propertyCardColumns} from properties p where p.listed and p.id = any($1::uuid[])`,
    [[...ids]],
  )
