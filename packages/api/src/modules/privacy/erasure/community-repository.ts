import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client.ts'

/**
 * Deletes a person's posts, and the reviews about them as a tenant, which only they could read. Reviews that they
 * wrote stay under the name of an erased user. Returns the keys of the posts' pictures.
 */
export async function eraseCommunity(tx: Transaction, userId: string): Promise<string[]> {
  const pictures = await tx.execute<{ image: string }>(sql`
    select image from publications where user_id = ${userId} and image is not null
    union select i.image from publication_images i join publications p on p.id = i.publication_id
      where p.user_id = ${userId}`)
  await tx.execute(sql`delete from publications where user_id = ${userId}`)
  await tx.execute(sql`delete from reviews where receiver_id = ${userId}
    and reservation_id in (select id from reservations where tenant_id = ${userId})`)
  await tx.execute(sql`update visits set user_id = null, visitor_name = '', visitor_email = null, visitor_phone = null,
    change_reason = null, reschedule_url = null, cancel_url = null
    where user_id = ${userId}`)
  return pictures.map(({ image }) => image)
}
