import { asc } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { covers } from '../../platform/db/schema/site.ts'

export const findCovers = (db: Queryable) => db.select().from(covers).orderBy(asc(covers.id))
