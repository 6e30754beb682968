import type { MovingFacts, TimeZone } from '@metrolibre/contract'
import { useMovingCosts } from '@metrolibre/platform/costs'
import { MovingCostList } from '@metrolibre/ui/parts'

interface Props {
  facts: MovingFacts
  timeZone: TimeZone
  isPaid?: boolean
}

/** What moving in costs. */
export const ReservationMovingCosts = ({ facts, ...place }: Props) => (
  <MovingCostList {...useMovingCosts(facts, place)} />
)
