import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/db/client.ts'
import { contracts } from '../../../platform/db/schema/contracts.ts'
import type { PropertyRow } from '../../../platform/db/schema/properties.ts'

/** Inserts the signed mandate of a property whose landlord has this identity number. */
export async function makeMandate(
  db: Database,
  { id, ownerId }: PropertyRow,
  document: string,
): Promise<void> {
  await db.insert(contracts).values({
    kind: 'mandate',
    propertyId: id,
    data: { owner: { name: 'Rosa Prueba', document, company: null, taxNumber: null } },
    sha256: createHash('sha256').update(randomUUID()).digest('hex'),
    signerId: ownerId,
    signerName: 'Rosa Prueba',
    signerDocument: document,
    ip: '192.0.2.1',
    userAgent: 'test',
    signedAt: new Date(),
    localTime: '2026-11-30T12:00:00-03:00',
    timeZone: 'America/Santiago',
  })
}
