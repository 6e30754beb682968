import type { FoundAddress } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ZoneRow } from '../../platform/db/schema/zones.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findActiveZones } from '../zones/repository.ts'
import { askGeocoder, type Known } from './geocoder.ts'

const mostShown = 6
const secondsToWait = 30

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()

const squareDistance = (zone: ZoneRow, { lat, long }: Known): number =>
  (zone.latitude - lat) ** 2 + (zone.longitude - long) ** 2

/**
 * Returns the zone of ours in which an address lies: the one with the name of its smallest area. If two have the
 * same name, the nearer one.
 */
const zoneOf = (zones: readonly ZoneRow[], known: Known): ZoneRow | undefined => {
  for (const area of known.areas) {
    const named = zones.filter(
      ({ name, country }) => country === known.country && plain(name) === plain(area),
    )
    if (named.length > 0)
      return named.toSorted((one, other) => squareDistance(one, known) - squareDistance(other, known))[0]
  }
  return undefined
}

/** Returns the house number in what was typed: the first number after a word. */
const numberIn = (typed: string): string | undefined => /\p{L}\.?\s+#?(\d{1,5})\b/u.exec(typed)?.[1]

/** Asks within a zone first, and everywhere if there is nothing: the zone may have been chosen by mistake. */
async function ask(url: string, text: string, zone: string | undefined): Promise<Known[]> {
  const within = zone && !plain(text).includes(plain(zone)) ? await askGeocoder(url, `${text}, ${zone}`) : []
  return within.length > 0 ? within : askGeocoder(url, text)
}

interface Asked {
  readonly text: string
  readonly zone?: string | undefined
}

/**
 * Returns addresses that begin like what was typed and lie in a zone of ours, those of the chosen zone first. A
 * house number that the service does not know is kept as typed. Only the text and the name of the chosen zone are
 * sent to the service (RULES.md §7.6a).
 * @throws AppError unavailable when the service does not answer
 */
export async function askForAddresses(
  { config, db }: AppContext,
  { text, zone: zoneId }: Asked,
): Promise<{ available: boolean; addresses: FoundAddress[] }> {
  if (!config.GEOCODER_URL) return { available: false, addresses: [] }
  const zones = await findActiveZones(db)
  const chosen = zones.find(({ id }) => id === zoneId)
  const known = await ask(config.GEOCODER_URL, text, chosen?.name).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause, retryAfterSeconds: secondsToWait })
  })
  const addresses = known.flatMap((one) => {
    const zone = zoneOf(zones, one)
    if (!zone) return []
    const address = [one.street, one.houseNumber ?? numberIn(text)].filter(Boolean).join(' ')
    return [{ address, zone: zone.id, lat: one.lat, long: one.long }]
  })
  const distinct = [...new Map(addresses.map((one) => [`${one.address} ${one.zone}`, one])).values()]
  const first = ({ zone }: FoundAddress) => Number(zone === zoneId)
  return {
    available: true,
    addresses: distinct.toSorted((one, other) => first(other) - first(one)).slice(0, mostShown),
  }
}
