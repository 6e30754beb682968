import type { Body, endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { findProperty, findRoom } from '../reservation-core/place-repository.ts'
import { quoteOf, requireBookable, requireStay } from '../reservation-core/place.ts'
import { findOwnPending } from '../reservation-core/repository.ts'
import { drawInTurn } from './drawing-line.ts'
import { publicPlaceOf, toDocument } from './to-document.ts'

type Wish = Body<typeof endpoints.reservations.pdf>

/**
 * The contract as it would be signed, without any effect. A drawn signature in the form is left out: only
 * signing puts it on paper.
 * @throws AppError whatever `requireBookable` and `requireStay` refuse
 */
export async function draftContract(app: AppContext, userId: string, wish: Wish): Promise<Buffer> {
  const { locationId, roomId, range } = wish
  const { signature: _unsigned, ...terms } = wish.contractData
  const place = requireBookable(
    roomId ? await findRoom(app.db, roomId, locationId) : await findProperty(app.db, locationId),
    userId,
  )
  const stay = requireStay(place, range, app.clock.now())
  const { property, room } = place
  // Whoever is about to extend a stay reads the addendum.
  const period = { start: new Date(range.start), end: new Date(range.end) }
  const own = { tenantId: userId, propertyId: property.id, roomId: room?.id ?? null, period }
  const held = await findOwnPending(app.db, { ...own, now: app.clock.now() })
  const agreed = {
    ...stay,
    previousReservationId: held?.previousReservationId ?? null,
    ...quoteOf(place, stay.quantity),
    name: property.name,
    // Who lets it and where exactly it is become known with the booking; a draft could be had for the asking.
    ...publicPlaceOf(place),
  }
  const { renderContract } = await import('./pdf/render-contract.ts')
  const document = toDocument(agreed, place, terms, app.config.PUBLIC_URL)
  return drawInTurn(() => renderContract(document))
}
