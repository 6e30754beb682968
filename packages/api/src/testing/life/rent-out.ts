import type { AppContext } from '../../platform/context.ts'
import { images, images3d } from '../../platform/db/schema/images.ts'
import { commissions, ownerTransfers } from '../../platform/db/schema/ledger.ts'
import { mandates } from '../../platform/db/schema/mandates.ts'
import { ownerBlocks } from '../../platform/db/schema/owner-blocks.ts'
import { makeRoom } from '../factories.ts'
import { type Life, sign, storePhoto } from './begin-life.ts'

/** Adds the traces of a user as an owner. */
export async function rentOut(app: AppContext, life: Life): Promise<void> {
  const { db } = app
  const { id, mark, propertyId } = life
  const image = await storePhoto(app, life)
  const room = await makeRoom(db, propertyId, { image })
  await db.insert(images).values([
    { propertyId, image },
    { roomId: room.id, image },
  ])
  await db.insert(images3d).values({ propertyId, image, name: `panorama-${mark}` })
  const period = { start: new Date('2036-01-01'), end: new Date('2036-02-01') }
  await db.insert(ownerBlocks).values({ propertyId, creatorId: id, note: `note-${mark}`, period })
  const { id: contractId } = await sign(app, life, { kind: 'mandate' })
  const offer = {
    propertyId,
    prices: [{ roomId: null, name: null, unit: 'month', price: 450_000 }],
    currency: 'CLP',
    offeredBy: id,
    offeredAt: new Date(),
    answeredBy: id,
    answeredAt: new Date(),
  } as const
  await db.insert(mandates).values([
    { ...offer, state: 'declined', declineReason: `reason-${mark}` },
    { ...offer, state: 'accepted', contractId },
  ])
  await db.insert(commissions).values({ propertyId, fromMonth: '2026-01', percent: 8, recordedBy: id })
  // All that is owed for the stay of the other one.
  const sent = { propertyId, amount: 414_000, currency: 'CLP', paidOn: '2026-01-02' } as const
  await db.insert(ownerTransfers).values({ ...sent, reference: 'transfer 1', recordedBy: id })
}
