/** Maps. They fill the box they are put in; the engine comes lazily, so importing this is light. */
import { lazyMap } from './lazy-map.tsx'

export type { MapTexts } from './base-map.tsx'
export type { MapGroup, MapPin, Point } from './map-pin.ts'
export type { PlaceName } from './place-name.ts'
export type { MapBounds } from './bounds.ts'
export type { PinMapProps } from './pin-map.tsx'
export type { PropertyMapProps } from './property-map.tsx'
export type { SearchMapProps } from './search-map.tsx'

/** Prices of a search: pins, clusters, the selected one. */
export const SearchMap = lazyMap(async () => (await import('./search-map.tsx')).SearchMap)

/** Where a property is, within a circle of 300 m. */
export const PropertyMap = lazyMap(async () => (await import('./property-map.tsx')).PropertyMap)

/** A place set by hand. */
export const PinMap = lazyMap(async () => (await import('./pin-map.tsx')).PinMap)
