import type { Zone } from '@metrolibre/contract'

/** What a search says of where. */
export interface AskedPlace {
  country?: Zone['country']
  comuna?: string
  city?: string
  zoneId?: string
}

/** A name without its accents and capitals: "Ñuñoa" and "nunoa" are one. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()

const same = (asked: string | undefined, name: string) => asked === undefined || plain(asked) === plain(name)

/** The zones that a search names, whether anything is published there or not; none where it names no place. */
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
