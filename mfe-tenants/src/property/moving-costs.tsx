import { movingFactsOf, type Reservation } from '@metrolibre/api-client'
import { bookedStates, type MovingFacts, type TimeZone } from '@metrolibre/contract'
import { useMovingCosts } from '@metrolibre/platform/costs'
import { MovingCostList } from '@metrolibre/ui/parts'

interface Props {
  facts: MovingFacts
  timeZone: TimeZone
  isPaid?: boolean
}

/** What moving in costs. */
export const MovingCosts = ({ facts, ...place }: Props) => (
  <MovingCostList {...useMovingCosts(facts, place)} />
)

interface OfReservation {
  reservation: Reservation
  /** Whether it is about to be paid month by month. */
  monthly?: boolean
}

/** The same for a reservation, paid or not. Nothing where its costs are not known. */
export function MovingCostsOfReservation({ reservation, monthly = false }: OfReservation) {
  const facts = movingFactsOf(reservation, { monthly })
  const isPaid = bookedStates.includes(reservation.status)
  return facts && <MovingCosts facts={facts} timeZone={reservation.timeZone} isPaid={isPaid} />
}
