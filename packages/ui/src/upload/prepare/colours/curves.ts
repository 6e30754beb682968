/** Maps a stored value, from 0 to 1, to light, where 1 is the white of an ordinary screen. */
export type Curve = (value: number) => number

/** IEC 61966-2-1. What states the curve of a camera (BT.709) is shown with it, too, as browsers do. */
export const srgbCurve: Curve = (value) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

export const encodeSrgb = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

/** The light of white in HDR, in cd/m² (BT.2408). */
const hdrWhite = 203
const hlgPeak = 1000

/** SMPTE ST 2084. */
const perceptualQuantizer: Curve = (value) => {
  const root = value ** (32 / 2523)
  const light = Math.max(root - 3424 / 4096, 0) / (2413 / 128 - (2392 / 128) * root)
  return (10_000 * light ** (16_384 / 2610)) / hdrWhite
}

/** Hybrid log-gamma of BT.2100 on a screen of 1,000 cd/m², each colour for itself. */
const hybridLogGamma: Curve = (value) => {
  const scene =
    value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12
  return (hlgPeak * scene ** 1.2) / hdrWhite
}

/** The brightest light that is told apart from others, as a multiple of white. */
export const hdrPeak = hlgPeak / hdrWhite

const gamma =
  (exponent: number): Curve =>
  (value) =>
    value ** exponent

/** Curves by their number in ITU-T H.273, table 3. The number 2 states none. */
const curves: Readonly<Record<number, Curve>> = {
  1: srgbCurve,
  2: srgbCurve,
  4: gamma(2.2),
  5: gamma(2.8),
  6: srgbCurve,
  7: srgbCurve,
  8: (value) => value,
  11: srgbCurve,
  12: srgbCurve,
  13: srgbCurve,
  14: srgbCurve,
  15: srgbCurve,
  16: perceptualQuantizer,
  17: gamma(2.6),
  18: hybridLogGamma,
}

export const curveOf = (transfer: number): Curve | undefined => curves[transfer]
export const isHdr = (transfer: number): boolean => transfer === 16 || transfer === 18
