import { mayMoveStage } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { MandateRow } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { moveStage } from '../own-properties/move-stage.ts'
import { wrongStage } from '../own-properties/wrong-stage.ts'
import { giveOwnerRole, lockKept, updateProperty } from '../own-properties/repository.ts'
import { refuseIncomplete } from '../own-properties/refuse-incomplete.ts'
import { loadOne } from '../own-properties/load.ts'
import { acceptMandate } from './accept-mandate.ts'
import { enqueuePublished, enqueueUnpublished } from './mails.ts'
import { applyPrices, currentPrices, hasMandatePrice } from './prices.ts'
import { findOpen, findRooms, insertMandate } from './repository.ts'

interface Admin {
  readonly id: string
  readonly requestId: string
}

interface Verification {
  readonly propertyId: string
  readonly isVerified: boolean
  /** The day on which the owner signed on paper, to be recorded with the publication. */
  readonly signedOnPaper?: string | undefined
  /** In percent, as it was agreed on paper. */
  readonly commission?: number | undefined
}

interface Signing extends Pick<Verification, 'signedOnPaper' | 'commission'> {
  readonly property: PropertyRow
}

/**
 * Publishes a property with a price and an accepted mandate, or takes it back; its bookings stay
 * (RULES.md §3.5, §3.6). To ask for what is already so changes nothing.
 * @throws AppError not_found, value_required, wrong_state, validation
 */
export const verifyProperty = (
  app: AppContext,
  admin: Admin,
  verification: Verification,
): Promise<PropertyParts> =>
  app.db.transaction(async (tx) => loadOne(tx, await verifyWithin(app, tx, admin, verification)))

/** Publishes a property or takes it back in a transaction, by the same rules. */
export async function verifyWithin(
  app: AppContext,
  tx: Transaction,
  admin: Admin,
  { propertyId, isVerified, ...paper }: Verification,
): Promise<PropertyRow> {
  const property = found(await lockKept(tx, propertyId))
  const isPublished = property.stage === 'published' && property.isVerified
  if (isVerified === isPublished && paper.signedOnPaper === undefined) return property
  if (isVerified && !isPublished) await assertValue(tx, property)
  return isVerified
    ? publish(app, tx, admin, await signOnPaper(app, tx, admin, { property, ...paper }))
    : takeBack(app, tx, admin, property)
}

const moveTo = (
  app: AppContext,
  tx: Transaction,
  admin: Admin,
  property: PropertyRow,
  to: 'submitted' | 'evaluated' | 'accepted' | 'published',
) =>
  moveStage(tx, property, {
    to,
    actor: 'admin',
    actorId: admin.id,
    requestId: admin.requestId,
    at: app.clock.now(),
  })

/** Accepts an offer by a mandate that was signed on paper. */
async function signOnPaper(
  app: AppContext,
  tx: Transaction,
  admin: Admin,
  { property, signedOnPaper, commission }: Signing,
): Promise<PropertyRow> {
  if (signedOnPaper === undefined) return property
  const open = await findOpen(tx, property.id)
  if (open && commission !== undefined && commission !== open.commission)
    throw new AppError('validation', { fields: [{ path: 'commission', code: 'validation.fixed_by_offer' }] })
  const evaluated = open ? property : await handInAgreed(app, tx, admin, property)
  const offer = open ?? (await writeAgreed(app, tx, admin, { property, commission }))
  await acceptMandate(tx, property, offer, {
    at: app.clock.now(),
    by: admin.id,
    paperDate: signedOnPaper,
  })
  const accepted = await moveTo(app, tx, admin, evaluated, 'accepted')
  return applyPrices(tx, accepted, { prices: offer.prices, at: app.clock.now() })
}

/** The stages in which a price can only be the one with which an admin added the property. */
const agreedStages: readonly PropertyRow['stage'][] = ['draft', 'submitted', 'visit_scheduled']

/** Moves a property whose price was agreed on paper to where it can be accepted, handing it in if it is a draft. */
async function handInAgreed(
  app: AppContext,
  tx: Transaction,
  admin: Admin,
  property: PropertyRow,
): Promise<PropertyRow> {
  if (!agreedStages.includes(property.stage)) throw wrongStage(property.stage)
  if (property.stage !== 'draft') return moveTo(app, tx, admin, property, 'evaluated')
  refuseIncomplete(await loadOne(tx, property), 'admin')
  await giveOwnerRole(tx, property.ownerId)
  return moveTo(app, tx, admin, await moveTo(app, tx, admin, property, 'submitted'), 'evaluated')
}

/** Writes down as an offer what was agreed on paper. Its owner has it already and gets no mail. */
async function writeAgreed(
  { clock }: AppContext,
  tx: Transaction,
  admin: Admin,
  { property, commission = 0 }: Pick<Signing, 'property' | 'commission'>,
): Promise<MandateRow> {
  return insertMandate(tx, {
    propertyId: property.id,
    prices: currentPrices(property, await findRooms(tx, property.id)),
    currency: property.currency,
    commission,
    validUntil: null,
    note: null,
    offeredBy: admin.id,
    offeredAt: clock.now(),
  })
}

/** Refuses a property without a value. That is asked before the mandate, which begins with the value of an offer. */
async function assertValue(tx: Transaction, property: PropertyRow): Promise<void> {
  const hasValue = (await hasMandatePrice(tx, property)) || (await findOpen(tx, property.id))
  if (!hasValue) throw new AppError('value_required')
}

async function publish(
  app: AppContext,
  tx: Transaction,
  admin: Admin,
  property: PropertyRow,
): Promise<PropertyRow> {
  if (!mayMoveStage(property.stage, 'published', 'admin'))
    throw new AppError('wrong_state', { text: 'wrong_state.mandate' })
  if (!(await hasMandatePrice(tx, property))) throw new AppError('value_required')
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
