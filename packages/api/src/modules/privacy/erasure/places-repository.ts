import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client.ts'

/** The condition for the properties of a person. */
export const propertiesOf = (ownerId: string): SQL => sql`owner_id = ${ownerId}`

/** The condition for one property. */
export const oneProperty = (id: string): SQL => sql`id = ${id}`

/**
 * Erases properties and returns the keys of their pictures. A property that bookings, offers or payments refer to
 * stays in the trash, without pictures, address and contact; every other one is deleted.
 */
export async function erasePlaces(tx: Transaction, which: SQL, at: Date): Promise<string[]> {
  const own = sql`(select id from properties where ${which})`
  const ownRooms = sql`(select id from rooms where property_id in ${own})`
  const pictures = await tx.execute<{ image: string }>(sql`
    select image from properties where ${which} and image is not null
    union select image from rooms where property_id in ${own} and image is not null
    union select image from images where property_id in ${own} or room_id in ${ownRooms}
    union select image from images_3d where property_id in ${own}`)
  await tx.execute(sql`delete from images where property_id in ${own} or room_id in ${ownRooms}`)
  await tx.execute(sql`delete from images_3d where property_id in ${own}`)
  await tx.execute(sql`delete from owner_blocks where property_id in ${own}`)
  await tx.execute(sql`delete from properties p where ${which}
    and not exists (select from reservations where property_id = p.id)
    and not exists (select from contracts where property_id = p.id)
    and not exists (select from mandates where property_id = p.id)
    and not exists (select from owner_transfers where property_id = p.id)
    and not exists (select from commissions where property_id = p.id)`)
  await tx.execute(sql`update rooms set image = null, description = '', is_active = false
    where property_id in ${own}`)
  await tx.execute(sql`update properties set image = null, description = '', address = '', street = '',
    latitude = null, longitude = null, public_latitude = null, public_longitude = null, email = null, phone = null,
    calendly_link = null, visit_hours = null, details = '{}', rooms_details = null, changed_since_visit = '{}', creation_key = null,
    creation_hash = null, is_active = false, is_verified = false,
    erased_at = ${at.toISOString()}::timestamptz, deleted_at = coalesce(deleted_at, ${at.toISOString()}::timestamptz) where ${which}`)
  return pictures.map(({ image }) => image)
}
