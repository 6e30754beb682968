import { UnreadablePicture, type HeicColours } from '@metrolibre/pictures/head'
import { curveOf, encodeSrgb, hdrPeak, isHdr, srgbCurve } from './curves.ts'
import { multiply, type Matrix } from './matrices.ts'
import { matrixOf, toSrgbLight } from './primaries.ts'
import { readProfile } from './read-profile.ts'

/** How the numbers of a picture become those of an ordinary screen; all of it tables, which a worker can be sent. */
export interface ToSrgb {
  /** The light of each stored value: 256 for red, then for green, then for blue. */
  readonly light: Float32Array
  /** From that light to the light of an ordinary screen. */
  readonly matrix: Matrix
  /** The stored value of each light from 0 to `peak`, by the root of its share. */
  readonly stored: Uint8Array
  readonly peak: number
}

const steps = 16_384
/** Above this share of white, light of HDR is pressed together instead of cut off. */
const knee = 0.6

const press = (light: number): number => {
  if (light <= knee) return light
  const over = (light - knee) / (1 - knee)
  const most = (hdrPeak - knee) / (1 - knee)
  return knee + (1 - knee) * (over / (1 + over)) * ((1 + most) / most)
}

/**
 * Returns how a HEIC picture is brought to sRGB, with the light of HDR pressed together; undefined when it is in sRGB already.
 * @throws UnreadablePicture when its profile is damaged or consists of nothing but tables
 */
export function toSrgb(colours: HeicColours | undefined): ToSrgb | undefined {
  if (!colours) return undefined
  const space = 'profile' in colours ? profileOf(colours.profile) : colours
  if ('toXyz' in space) return tablesOf(space.curves, space.toXyz, false)
  const { primaries, transfer } = space
  const [curve, toXyz] = [curveOf(transfer), matrixOf(primaries)]
  if (!curve || !toXyz) throw unreadable(`colours of ${primaries} and ${transfer}`)
  if (curve === srgbCurve && toXyz === matrixOf(1)) return undefined
  return tablesOf([curve, curve, curve], toXyz, isHdr(transfer))
}

const unreadable = (message: string, cause?: unknown) =>
  new UnreadablePicture('image_heic', message, { cause })

function profileOf(bytes: Uint8Array) {
  try {
    const read = readProfile(bytes)
    if (read) return read
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw unreadable('a damaged profile', error)
  }
  throw unreadable('a profile of tables')
}

function tablesOf(curves: readonly ((value: number) => number)[], toXyz: Matrix, hdr: boolean): ToSrgb {
  const peak = hdr ? hdrPeak : 1
  const light = Float32Array.from({ length: 768 }, (_, index) => curves[index >> 8]!((index & 255) / 255))
  const stored = Uint8Array.from({ length: steps + 1 }, (_, index) => {
    const shown = peak * (index / steps) ** 2
    return Math.round(255 * Math.min(1, encodeSrgb(hdr ? press(shown) : shown)))
  })
  return { light, matrix: multiply(toSrgbLight, toXyz), stored, peak }
}
