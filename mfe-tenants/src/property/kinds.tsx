import type { PropertyCard } from '@metrolibre/api-client'
import type { SearchType } from '@metrolibre/contract'
import { DoorOpen, Clock, HouseLine, type Icon, Plant, Warehouse } from '@metrolibre/ui/icons'

/**
 * Returns the kind under which a visitor looks for a place: one rented by the hour counts as that, whatever
 * its type.
 */
export const propertyKindOf = ({
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

/** In the order in which they are shown. */
export const propertyKinds: readonly SearchType[] = ['room', 'entire', 'hours', 'galpon', 'terreno']

/** Returns the message id of a kind's name. */
export const kindName = (kind: SearchType) => `tenants.property.kind.${kind}` as const
