import { mayMoveStage } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { PropertyParts } from '../locations/detail/repository.ts'
import { moveStage } from '../own-locations/move-stage.ts'
import { wrongStage } from '../own-locations/wrong-stage.ts'
import { lockKept, updateProperty } from '../own-locations/repository.ts'
import { loadOne } from '../own-locations/load.ts'
import { acceptMandate } from './accept-mandate.ts'
import { enqueuePublished, enqueueUnpublished } from './mails.ts'
import { applyPrices, hasPrice } from './prices.ts'
import { findOpen } from './repository.ts'

interface Admin {
  readonly id: string
  readonly requestId: string
}

interface Verification {
  readonly propertyId: string
  readonly isVerified: boolean
  /** The day on which the owner signed on paper, to be recorded with the publication. */
  readonly signedOnPaper?: string | undefined
}

/**
 * Publishes a property with a price and an accepted mandate, or takes it back; its bookings stay (RULES.md
 * §3). To ask for what is already so changes nothing.
 * @throws AppError not_found, value_required, wrong_state
 */
export const verifyProperty = (
  app: AppContext,
  admin: Admin,
  { propertyId, isVerified, signedOnPaper }: Verification,
): Promise<PropertyParts> =>
  app.db.transaction(async (tx) => {
    const property = found(await lockKept(tx, propertyId))
    const isPublished = property.stage === 'published' && property.isVerified
    if (isVerified === isPublished && signedOnPaper === undefined) return loadOne(tx, property)
    const after = isVerified
      ? await publish(app, tx, admin, await signOnPaper(app, tx, admin, { property, signedOnPaper }))
      : await takeBack(app, tx, admin, property)
    return loadOne(tx, after)
  })

const moveTo = (
  app: AppContext,
  tx: Transaction,
  admin: Admin,
  property: PropertyRow,
  to: 'accepted' | 'published',
) =>
  moveStage(tx, property, {
    to,
    actor: 'admin',
    actorId: admin.id,
    requestId: admin.requestId,
    at: app.clock.now(),
  })

/** Accepts the open offer by a mandate that was signed on paper. */
async function signOnPaper(
  app: AppContext,
  tx: Transaction,
  admin: Admin,
  { property, signedOnPaper }: { property: PropertyRow; signedOnPaper?: string | undefined },
): Promise<PropertyRow> {
  if (signedOnPaper === undefined) return property
  const offer = await findOpen(tx, property.id)
  if (!offer) throw wrongStage(property.stage)
  await acceptMandate(tx, property, offer, {
    at: app.clock.now(),
    by: admin.id,
    paperDate: signedOnPaper,
  })
  return applyPrices(tx, await moveTo(app, tx, admin, property, 'accepted'), offer.prices)
}

async function publish(
  app: AppContext,
  tx: Transaction,
  admin: Admin,
  property: PropertyRow,
): Promise<PropertyRow> {
  // Asked first: without a mandate a value would not help.
  if (!mayMoveStage(property.stage, 'published', 'admin'))
    throw new AppError('wrong_state', { text: 'wrong_state.mandate' })
  if (!(await hasPrice(tx, property))) throw new AppError('value_required')
  const { id, publishedAt } = await moveTo(app, tx, admin, property, 'published')
  const row = await updateProperty(tx, id, {
    isVerified: true,
    publishedAt: publishedAt ?? app.clock.now(),
  })
  await enqueuePublished(app, tx, row)
  return row
}

async function takeBack(
  app: AppContext,
  tx: Transaction,
  admin: Admin,
  property: PropertyRow,
): Promise<PropertyRow> {
  const { id } = await moveTo(app, tx, admin, property, 'accepted')
  const row = await updateProperty(tx, id, { isVerified: false })
  await enqueueUnpublished(app, tx, row)
  return row
}
