import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client.ts'

type Keys = { pdf_key: string | null; copy_key: string | null }

/**
 * Removes a person from signed documents and returns the keys of their files. What they signed keeps its hash, place
 * and time. Of the leases that others signed for their properties, only the file goes, because it names them.
 */
export async function eraseContracts(tx: Transaction, userId: string, at: Date): Promise<string[]> {
  const rows = await tx.execute<Keys>(sql`
    with old as (
      select c.id, c.pdf_key, c.copy_key from contracts c
      where (c.signer_id = ${userId} or c.property_id in (select id from properties where owner_id = ${userId}))
    ), erased as (
      update contracts c set pdf_key = null, copy_key = null,
        data = case when signer_id = ${userId} then '{}'::jsonb else data end,
        signer_name = case when signer_id = ${userId} then '' else signer_name end,
        signer_document = case when signer_id = ${userId} then '' else signer_document end,
        signature_text = case when signer_id = ${userId} then null else signature_text end,
        ip = case when signer_id = ${userId} then '' else ip end,
        user_agent = case when signer_id = ${userId} then '' else user_agent end,
        erased_at = case when signer_id = ${userId} then ${at.toISOString()}::timestamptz else erased_at end
      from old where old.id = c.id
    )
    select pdf_key, copy_key from old`)
  return rows.flatMap(({ pdf_key, copy_key }) => [pdf_key, copy_key]).filter((key) => key !== null)
}

/**
 * Removes a person from their bookings, as tenant and as owner. Periods, amounts and codes stay. Call it after the
 * user's row was erased, because the database keeps the terms of a mandate until then.
 */
export async function eraseBookings(tx: Transaction, userId: string): Promise<void> {
  const own = sql`(select id from properties where owner_id = ${userId})`
  await tx.execute(sql`update reservations set contract_data = null, idempotency_key = null
    where tenant_id = ${userId}`)
  await tx.execute(sql`update reservations set address = '' where property_id in ${own}`)
  await tx.execute(sql`update cancellations set message = null where asked_by = ${userId}`)
  await tx.execute(sql`update checkout_sessions set parameters = '{}', url = null, receipt_url = null
    where reservation_id in (select id from reservations where tenant_id = ${userId})`)
  await tx.execute(sql`update card_consents set brand = null, last4 = null, expiry_month = null, expiry_year = null
    where reservation_id in (select id from reservations where tenant_id = ${userId})`)
  const booked = sql`(select id from reservations where tenant_id = ${userId} or property_id in ${own})`
  await tx.execute(sql`update refunds set note = null where note is not null and reservation_id in ${booked}`)
  await tx.execute(
    sql`update charge_events set reason = null where reason is not null and reservation_id in ${booked}`,
  )
  const deposits = sql`(select id from deposits where reservation_id in ${booked})`
  await tx.execute(sql`update deposit_claims set item = '', reason = '', answer = null, decision = null
    where deposit_id in ${deposits}`)
  await tx.execute(
    sql`update deposit_events set reason = null where reason is not null and deposit_id in ${deposits}`,
  )
  await tx.execute(sql`update stay_ends set reason = '' where reservation_id in ${booked}`)
  await tx.execute(sql`update mandates set note = null,
    decline_reason = case when decline_reason is null then null else '' end where property_id in ${own}`)
}

/** Deletes the documents that a person added to bookings, and returns the keys of their files. */
export async function takeDocuments(tx: Transaction, userId: string): Promise<string[]> {
  await tx.execute(sql`update deposit_claims set file_id = null
    where file_id in (select id from reservation_files where uploader_id = ${userId})`)
  const rows = await tx.execute<{ key: string }>(
    sql`delete from reservation_files where uploader_id = ${userId} returning key`,
  )
  return rows.map(({ key }) => key)
}
