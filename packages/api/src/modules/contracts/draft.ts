import { canBePaidMonthly } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { agreedDeposit } from '../reservation-core/agreed-deposit.ts'
import { findProperty, findRoom } from '../reservation-core/place-repository.ts'
import { quoteOf, requireBookable, requireStay } from '../reservation-core/place.ts'
import { findOwnPending } from '../reservation-core/repository.ts'
import type { DraftWish } from '../reservation-core/wire.ts'
import type { ContractDocument } from './pdf/contract-document.ts'
import { drawInTurn } from './drawing-line.ts'
import { findCitedMandate } from './mandate-repository.ts'
import { requirePrintable } from './require-printable.ts'
import { landlordBeforePayment, toDocument } from './to-document.ts'

/**
 * Renders the contract as it would be signed, without any effect. A signature in the form is left out,
 * because only signing puts it on paper.
 * @throws AppError whatever `requireBookable` and `requireStay` refuse
 */
export async function draftContract(app: AppContext, userId: string, wish: DraftWish): Promise<Buffer> {
  const document = await composeContractDraft(app, userId, wish)
  const { renderContract } = await import('./pdf/render-contract.ts')
  return drawInTurn(() => renderContract(document))
}

/** Returns the contents of an unsigned contract. @throws AppError like `draftContract` */
export async function composeContractDraft(
  app: AppContext,
  userId: string,
  wish: DraftWish,
): Promise<ContractDocument> {
  const { propertyId, roomId, period } = wish
  const { signature: _unsigned, ...terms } = wish.terms
  const place = requireBookable(
    roomId ? await findRoom(app.db, roomId, propertyId) : await findProperty(app.db, propertyId),
    userId,
  )
  const stay = requireStay(place, period, app.clock.now())
  const { property, room } = place
  // When the tenant holds an extension or a change of a stay, the draft is its addendum.
  const own = { tenantId: userId, propertyId: property.id, roomId: room?.id ?? null, period }
  const held = await findOwnPending(app.db, { ...own, now: app.clock.now() })
  const quote = quoteOf(place, stay.quantity)
  const kept = held ?? agreedDeposit(place, { ...quote, rentalMode: stay.rentalMode }, false)
  const agreed = {
    ...stay,
    previousReservationId: held?.previousReservationId ?? null,
    replacesId: held?.replacesId ?? null,
    ...quote,
    deposit: kept.deposit,
    depositIsLost: kept.depositIsLost,
    monthlyPlan: held ? held.monthlyPlan : property.monthlyPlan && canBePaidMonthly({ ...stay, ...quote }),
    name: property.name,
    ...landlordBeforePayment(place, await findCitedMandate(app.db, property)),
  }
  requirePrintable({
    'unprintable.place': [agreed.name, agreed.address, room?.name],
    'unprintable.landlord': [agreed.landlord.name, agreed.landlord.taxNumber, agreed.landlord.representative],
  })
  return toDocument(agreed, place, terms, app.config.PUBLIC_URL)
}
