import { illustrate, type Kind, type LightName, panorama } from '@metrolibre/tokens/illustrations'

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const drawn = new Map<string, string>()

/** Draws a picture once and returns its address. */
const once = (key: string, draw: () => string): string => {
  const address = drawn.get(key) ?? asAddress(draw())
  drawn.set(key, address)
  return address
}

/** The address of a picture of a property, as the demo catalogue has them. */
export const samplePictureOf = (kind: Kind, seed = '1', light: LightName = 'manana'): string =>
  once(`${kind} ${seed} ${light}`, () => illustrate({ kind, seed, light }))

/** The address of a picture of a street, for covers. */
export const streetPicture = (): string => once('street', () => panorama())
