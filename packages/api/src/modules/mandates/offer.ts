import type { AppContext } from '../../platform/context.ts'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import type { OfferedPrice } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { insertChange } from '../audit/repository.ts'
import { moveStage } from '../own-properties/move-stage.ts'
import { wrongStage } from '../own-properties/wrong-stage.ts'
import { findKept, lockKept, updateProperty } from '../own-properties/repository.ts'
import { createCataloguePrice, type CataloguePrice } from '../payments/catalogue-price.ts'
import { findProperty } from '../reservation-core/place-repository.ts'
import { isExpired } from './is-expired.ts'
import { enqueueOffered, enqueuePriced } from './mails.ts'
import { applyPrices, currentPrices, readPrices, type SentPrices } from './prices.ts'
import { answerMandate, findOpen, findRooms, insertMandate } from './repository.ts'

/** What an admin records: prices, and before the signature the terms of the mandate too. */
export interface MandateOffer {
  readonly propertyId: string
  readonly prices: SentPrices
  /** In percent. */
  readonly commission?: number | undefined
  /** The last day on which the owner can accept, or null for no such day. */
  readonly validUntil?: string | null | undefined
  readonly note?: string | undefined
  /** The version of the property that the admin saw. */
  readonly ifUpdatedAt?: string | undefined
}

/** The price of the whole property with the provider's ids. Everything is null when only rooms have prices. */
export interface SetPrice {
  readonly price: OfferedPrice | null
  readonly property: PropertyRow
}

interface Admin {
  readonly id: string
  readonly requestId: string
}

/**
 * Records an offer to the owner; once the mandate is signed, sets the published price instead. Quotes that
 * were given stay as they are (RULES.md §3.96).
 * @throws AppError not_found, validation, wrong_state, conflict, changed_meanwhile, provider_failed
 */
export async function recordOffer(app: AppContext, admin: Admin, offer: MandateOffer): Promise<SetPrice> {
  const before = found(await findKept(app.db, offer.propertyId))
  assertLastDay(app, before, offer)
  const [whole] = await readOffer(app.db, before, offer)
  // The provider is asked before the transaction, because no transaction may wait for a network call.
  const made = whole && (await priceAtProvider(app, before, whole))
  return app.db.transaction(async (tx) => {
    const property = found(await lockKept(tx, before.id))
    // Again, because others may have changed the property or its rooms since then.
    assertLastDay(app, property, offer)
    const [, prices] = await readOffer(tx, property, offer)
    if (property.currency !== before.currency || property.rentalMode !== before.rentalMode)
      throw new AppError('conflict')
    const named = await updateProperty(tx, property.id, {
      ...(made && { stripeProductId: made.productId, stripePriceId: made.priceId }),
      // A price of a room alone is a newer version too.
      updatedAt: new Date(),
    })
    const signed = property.stage === 'accepted' || property.stage === 'published'
    const after = signed
      ? await changePrice(app, tx, { admin, offer, property: named, prices })
      : await makeOffer(app, tx, { admin, offer, property: named, prices })
    return { price: whole, property: after }
  })
}

/** Refuses a last day that is over, with which the owner would be mailed an offer that can't be accepted. */
function assertLastDay(
  { clock }: AppContext,
  property: PropertyRow,
  { validUntil = null }: MandateOffer,
): void {
  if (isExpired({ validUntil }, property, clock.now()))
    throw new AppError('validation', { fields: [{ path: 'validUntil', code: 'validation.day_past' }] })
}

/** Returns the price of the whole property, or null, and all prices, if the offer can be made as things are. */
async function readOffer(
  db: Queryable,
  property: PropertyRow,
  { ifUpdatedAt, prices: sent }: MandateOffer,
): Promise<[OfferedPrice | null, OfferedPrice[]]> {
  assertUnchanged(property, ifUpdatedAt)
  if (property.stage === 'draft') throw wrongStage(property.stage)
  const prices = readPrices(property, await findRooms(db, property.id), sent)
  return [prices.find(({ roomId }) => roomId === null) ?? null, prices]
}

async function priceAtProvider(
  app: AppContext,
  { id, currency }: PropertyRow,
  { price: amount, unit: rentalMode }: OfferedPrice,
): Promise<CataloguePrice> {
  return createCataloguePrice(app, (await findProperty(app.db, id))!, { amount, currency, rentalMode })
}

interface Recording {
  readonly admin: Admin
  readonly offer: MandateOffer
  readonly property: PropertyRow
  readonly prices: OfferedPrice[]
}

async function makeOffer(
  app: AppContext,
  tx: Transaction,
  { admin, offer, property, prices }: Recording,
): Promise<PropertyRow> {
  const at = app.clock.now()
  const open = await findOpen(tx, property.id)
  if (open) await answerMandate(tx, open.id, { state: 'replaced', answeredAt: at, answeredBy: admin.id })
  const mandate = await insertMandate(tx, {
    propertyId: property.id,
    prices,
    currency: property.currency,
    commission: offer.commission ?? 0,
    validUntil: offer.validUntil ?? null,
    note: offer.note?.trim() || null,
    offeredBy: admin.id,
    offeredAt: at,
  })
  const evaluated =
    property.stage === 'evaluated'
      ? property
      : await moveStage(tx, property, {
          to: 'evaluated',
          actor: 'admin',
          actorId: admin.id,
          requestId: admin.requestId,
          at,
        })
  const { commission, validUntil, note } = mandate
  await insertChange(tx, {
    actorId: admin.id,
    action: 'offer',
    entity: 'property',
    entityId: property.id,
    before: open ? { prices: open.prices, commission: open.commission, validUntil: open.validUntil } : null,
    after: { prices, commission, validUntil, note },
    requestId: admin.requestId,
    at,
  })
  await enqueueOffered(app, tx, evaluated, { offer: mandate, replaced: open })
  return evaluated
}

async function changePrice(
  app: AppContext,
  tx: Transaction,
  { admin, offer, property, prices }: Recording,
): Promise<PropertyRow> {
  const { commission, validUntil, note } = offer
  if (commission !== undefined || validUntil !== undefined || note !== undefined)
    throw new AppError('wrong_state', { text: 'wrong_state.signed_terms' })
  const before = currentPrices(property, await findRooms(tx, property.id))
  const after = await applyPrices(tx, property, { prices, at: app.clock.now() })
  await insertChange(tx, {
    actorId: admin.id,
    action: 'price',
    entity: 'property',
    entityId: property.id,
    before: { prices: before },
    after: { prices },
    requestId: admin.requestId,
    at: app.clock.now(),
  })
  await enqueuePriced(app, tx, after, prices)
  return after
}
