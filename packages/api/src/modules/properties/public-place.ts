import { createHmac } from 'node:crypto'

interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** In degrees: about 100 m, which is within the circle of 300 m that the map draws. */
const maxOffset = 0.0009
const minOffset = 0.0004

const fraction = (bytes: Buffer, at: number): number => bytes.readUInt32BE(at) / 2 ** 32

/**
 * Returns the coordinates that the public sees. The offset depends only on the property, its true coordinates
 * and a secret, so that repeated requests show the same point and can't be averaged to find the place. Store
 * it together with the true coordinates (RULES.md §7.1). The secret must be one that stays, because two offsets of the
 * same place would narrow it down.
 */
export const publicPlace = (secret: string, propertyId: string, place: Coordinates): Coordinates => {
  const { latitude, longitude } = place
  const bytes = createHmac('sha256', secret)
    .update(`public place\0${propertyId}\0${latitude}\0${longitude}`)
    .digest()
  const angle = 2 * Math.PI * fraction(bytes, 0)
  // The square root makes every point of the ring equally likely.
  const share = fraction(bytes, 4)
  const distance = Math.sqrt(minOffset ** 2 + share * (maxOffset ** 2 - minOffset ** 2))
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return {
    latitude: round(latitude + distance * Math.sin(angle)),
    longitude: round(longitude + distance * Math.cos(angle)),
  }
}
