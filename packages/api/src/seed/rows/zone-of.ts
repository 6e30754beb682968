import type { PropertySeed } from '../data/properties/property-seed.ts'
import { zones, type ZoneSeed } from '../data/zones.ts'

/** Returns the comuna or distrito of a property. */
export const zoneOf = ({ zone }: PropertySeed): ZoneSeed => zones.find((each) => each.zone === zone)!
