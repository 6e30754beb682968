import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

/**
 * Tells whether a picture is hidden in every gallery that has it. `folder` is its key up to the file name.
 * Pictures in no gallery are visible.
 */
export const isHidden = async (db: Queryable, folder: string): Promise<boolean> => {
  const within = sql`image like ${`${folder.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
  const [row] = await db.execute<{ hidden: boolean }>(sql`select
    (exists (select from images where not is_visible and ${within})
      or exists (select from publication_images where not is_visible and ${within}))
    and not exists (select from images where is_visible and ${within})
    and not exists (select from publication_images where is_visible and ${within}) as hidden`)
  return row!.hidden
}
