import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pictureFolderOf } from '../../platform/images/picture-key.ts'

/** Tells whether a picture is hidden in every gallery that has it. Pictures in no gallery are visible. */
export const isHidden = async (db: Queryable, key: string): Promise<boolean> => {
  const within = sql`image like ${`${pictureFolderOf(key).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
  const [row] = await db.execute<{ hidden: boolean }>(sql`select
    (exists (select from images where not is_visible and ${within})
      or exists (select from publication_images where not is_visible and ${within}))
    and not exists (select from images where is_visible and ${within})
    and not exists (select from publication_images where is_visible and ${within}) as hidden`)
  return row!.hidden
}
