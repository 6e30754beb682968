import { compareTexts, type Zone } from '@metrolibre/contract'

const shownAtMost = 7

/** Returns a name without accents and in lower case, so that "Ñuñoa" and "nunoa" are equal. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()

export const zoneLabel = ({ zone, city }: Zone): string => (zone === city ? zone : `${zone}, ${city}`)

/** Returns the zones whose name or city contains what was typed; names that begin with it come first. */
export const matchingZones = (zones: readonly Zone[], typed: string): readonly Zone[] => {
  const asked = plain(typed)
  const begins = ({ zone }: Zone) => plain(zone).startsWith(asked)
  return zones
    .filter((zone) => zone.isActive && plain(`${zone.zone}, ${zone.city}`).includes(asked))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)) || compareTexts(a.zone, b.zone))
    .slice(0, shownAtMost)
}

/** Returns the zone that an address names after its street: `Av. Irarrázaval 3140, Ñuñoa`. */
export const zoneInAddress = (zones: readonly Zone[], address: string): Zone | undefined => {
  const parts = address.split(',').slice(1).map(plain)
  return zones.find(({ zone, isActive }) => isActive && parts.includes(plain(zone)))
}
