import { createHmac } from 'node:crypto'

interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Degrees; about 100 m, within the circle of 300 m that the map draws. */
const maxOffset = 0.0009
const minOffset = 0.0004

const fraction = (bytes: Buffer, at: number): number => bytes.readUInt32BE(at) / 2 ** 32

/**
 * Where the public may think a property is. The offset depends on the property, its true place and a secret
 * alone: looking again shows the same point, so no average of many looks reveals the door. To be stored when
 * the true coordinates are. RULES §7.
 */
export const publicPlace = (secret: string, propertyId: string, place: Coordinates): Coordinates => {
  const { latitude, longitude } = place
  const bytes = createHmac('sha256', secret)
    .update(`public place\0${propertyId}\0${latitude}\0${longitude}`)
    .digest()
  const angle = 2 * Math.PI * fraction(bytes, 0)
  // The root makes every spot of the ring equally likely.
  const share = fraction(bytes, 4)
  const distance = Math.sqrt(minOffset ** 2 + share * (maxOffset ** 2 - minOffset ** 2))
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return {
    latitude: round(latitude + distance * Math.sin(angle)),
    longitude: round(longitude + distance * Math.cos(angle)),
  }
}
