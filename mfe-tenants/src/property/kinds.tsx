import type { PropertyCard } from '@metrolibre/api-client'
import type { SearchType } from '@metrolibre/contract'
import { DoorOpen, Clock, HouseLine, type Icon, Plant, Warehouse } from '@metrolibre/ui/icons'

/** What a visitor calls a place: whatever is rented by the hour goes by that, not by its walls. */
export const kindOf = ({
  propertyType,
  rentalMode,
}: Pick<PropertyCard, 'propertyType' | 'rentalMode'>): SearchType =>
  rentalMode === 'hour' ? 'hours' : propertyType

export const kindIcons: Readonly<Record<SearchType, Icon>> = {
  room: DoorOpen,
  entire: HouseLine,
  hours: Clock,
  galpon: Warehouse,
  terreno: Plant,
}

/** In the order in which they are offered. */
export const kinds: readonly SearchType[] = ['room', 'entire', 'hours', 'galpon', 'terreno']

/** Message id of a kind's name. */
export const kindName = (kind: SearchType) => `tenants.property.kind.${kind}` as const
