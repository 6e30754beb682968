import { invert, type Matrix } from './matrices.ts'
import { srgbCurve, type Curve } from './curves.ts'
import { toSrgbLight } from './primaries.ts'

/** What a profile says: how three values become light, and the matrix from that to XYZ. */
export interface ReadProfile {
  readonly curves: readonly [Curve, Curve, Curve]
  readonly toXyz: Matrix
}

/** The codes of ITU-T H.273 that a profile of version 4.4 may state instead. */
export interface ProfileCodes {
  readonly primaries: number
  readonly transfer: number
}

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
const fixedAt = (view: DataView, at: number): number => view.getInt32(at) / 65_536

/** Reads a `curv` or `para` (ISO 15076-1, 10.6 and 10.18). */
function readCurve(view: DataView, at: number): Curve {
  if (textAt(view, at) === 'para') return parametric(view, at)
  if (textAt(view, at) !== 'curv') throw new RangeError('a curve of another kind')
  const count = view.getUint32(at + 8)
  if (count === 0) return (value) => value
  if (count === 1) {
    const exponent = view.getUint16(at + 12) / 256
    return (value) => value ** exponent
  }
  const points = Array.from({ length: count }, (_, index) => view.getUint16(at + 12 + 2 * index) / 65_535)
  return (value) => {
    const place = value * (count - 1)
    const below = Math.min(Math.floor(place), count - 2)
    return points[below]! + (points[below + 1]! - points[below]!) * (place - below)
  }
}

/** How many numbers each kind has. */
const numbers = [1, 3, 4, 5, 7]

function parametric(view: DataView, at: number): Curve {
  const kind = view.getUint16(at + 8)
  const count = numbers[kind]
  if (count === undefined) throw new RangeError('a curve of another kind')
  const [g, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: count }, (_, index) =>
    fixedAt(view, at + 12 + 4 * index),
  )
  // The kinds 1 and 2 have no straight part: below where the power begins there is a constant.
  if (kind === 1 || kind === 2) return (value) => (value >= -b / a ? (a * value + b) ** g! + c : c)
  return (value) => (value >= d ? (a * value + b) ** g! + e : c * value + f)
}

/**
 * Reads an ICC profile of three primaries and their curves, or of greys; undefined for one that can be read only by its tables.
 * @throws RangeError when it is damaged
 */
export function readProfile(profile: Uint8Array): ReadProfile | ProfileCodes | undefined {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  const count = Math.min(view.getUint32(128), 200)
  const tags = new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 132 + 12 * index
      return [textAt(view, at), view.getUint32(at + 4)] as const
    }),
  )
  const codes = tags.get('cicp')
  if (codes !== undefined) return { primaries: view.getUint8(codes + 8), transfer: view.getUint8(codes + 9) }
  const grey = tags.get('kTRC')
  if (grey !== undefined) {
    const curve = readCurve(view, grey)
    return { curves: [curve, curve, curve], toXyz: invert(toSrgbLight) }
  }
  const colorants = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => tags.get(name))
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => tags.get(name))
  if (textAt(view, 20) !== 'XYZ ' || [...colorants, ...curves].includes(undefined)) return undefined
  const toXyz = [0, 1, 2].flatMap((row) => colorants.map((at) => fixedAt(view, at! + 8 + 4 * row)))
  const [r = srgbCurve, g = srgbCurve, b = srgbCurve] = curves.map((at) => readCurve(view, at!))
  return { curves: [r, g, b], toXyz }
}
