import type { PropertyType } from '@metrolibre/contract'
import { DoorOpen, HouseLine, Plant, Warehouse, type Icon } from '@metrolibre/ui/icons'

export const listingKindIcons: Readonly<Record<PropertyType, Icon>> = {
  room: DoorOpen,
  entire: HouseLine,
  galpon: Warehouse,
  terreno: Plant,
}

/** Whether a kind has paint and a floor. */
export const hasCondition = (kind: PropertyType): boolean => kind !== 'terreno'

/** Whether the rent of a kind can be estimated; the others are evaluated by an inspector (RULES.md §4.25). */
export const isEstimated = (kind: PropertyType): boolean => kind === 'room' || kind === 'entire'

export const yesNoServices = ['vault', 'cleaning', 'wifi', 'security'] as const
export const countedServices = ['garage', 'bathrooms'] as const
export type YesNoService = (typeof yesNoServices)[number]

/** The services that a kind may include; land has none that belong to a building. */
export const servicesOf = (kind: PropertyType): readonly YesNoService[] =>
  kind === 'terreno' ? ['security'] : yesNoServices
