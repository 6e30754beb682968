import type { Zone } from '@metrolibre/contract'

/** The place that a search names. */
export interface AskedPlace {
  country?: Zone['country']
  comuna?: string
  city?: string
  zoneId?: string
}

/** Returns a name without accents and in lower case, so that "Ñuñoa" and "nunoa" are equal. */
export const plainZoneName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()

const same = (asked: string | undefined, name: string) =>
  asked === undefined || plainZoneName(asked) === plainZoneName(name)

/** Returns the zones that a search names, even if nothing is published there; empty if it names no place. */
export const askedZones = (
  { comuna, city, zoneId, country }: AskedPlace,
  zones: readonly Zone[],
): readonly Zone[] =>
  comuna === undefined && city === undefined && zoneId === undefined
    ? []
    : zones.filter(
        (zone) =>
          same(comuna, zone.zone) &&
          same(city, zone.city) &&
          (country === undefined || country === zone.country) &&
          (zoneId === undefined || zoneId === zone.id),
      )
