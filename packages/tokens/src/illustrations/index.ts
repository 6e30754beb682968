import { city } from './city.ts'
import { floorPlan } from './floor-plan.ts'
import { drawHouse } from './house/index.ts'
import { drawLand } from './land/index.ts'
import { type LightName, makeLight } from './light.ts'
import { C30 } from './maths.ts'
import { random } from './random.ts'
import { drawRoom } from './room/index.ts'
import { Scene } from './scene.ts'
import { drawShed, drawSmallShed } from './shed/index.ts'
import { tape } from './tape.ts'

export type { LightName } from './light.ts'

/** The kinds of property, by their names in the API. */
export const KINDS = ['room', 'entire', 'galpon', 'terreno'] as const

export type Kind = (typeof KINDS)[number]

export interface IllustrationOptions {
  kind: Kind
  /** Any text; the same text gives the same picture. */
  seed?: string
  /** In px; 3:2 is what cards and galleries show. */
  width?: number
  height?: number
  /** The light of the scene. Default: chosen at random, most often the morning. */
  light?: LightName
  zoom?: number
  /** In m², for the measures that are written. Default: the area that is drawn. Null: none are written. */
  area?: number | null
}

const drawers = { room: drawRoom, entire: drawHouse, galpon: drawShed, terreno: drawLand }

/**
 * Smallest and largest plot in metres, steps per metre that its measures are rounded to, px per metre, and
 * how far the centre is lifted.
 */
const plots = {
  room: { w: [6.6, 7.6], d: [5.8, 6.6], grain: 10, s: 63, lift: 1.02 },
  entire: { w: [13, 15], d: [12, 13.5], grain: 1, s: 31, lift: 2.6 },
  galpon: { w: [23, 26], d: [18, 20], grain: 1, s: 20.6, lift: 1.7 },
  terreno: { w: [21, 26], d: [16, 19], grain: 1, s: 22, lift: 0.7 },
} as const

const anyLight: readonly LightName[] = [
  'manana',
  'mediodia',
  'jacaranda',
  'garua',
  'arrebol',
  'manana',
  'noche',
]

const background = (S: Scene) => `<rect width="${S.w}" height="${S.h}" fill="${S.L.street}"/>`

/** Draws one free place in colour in a white city, with a tape that measures it. Returns an SVG document. */
export const illustrate = (options: IllustrationOptions): string => {
  const { kind, seed = '1', width = 1200, height = 800, light, zoom = 1, area } = options
  const r = random(`${kind}:${seed}`)
  const L = makeLight(light ?? r.pick(anyLight))
  const { w, d, grain, s: scale, lift } = plots[kind]
  const W = Math.round(r.n(w[0], w[1]) * grain) / grain
  const D = Math.round(r.n(d[0], d[1]) * grain) / grain
  const s = scale * (zoom * Math.max(width / 1200, height / 800))
  const S = new Scene(width, height, s, L)
  S.cx = width / 2 - (W / 2 - D / 2) * C30 * s
  S.cy = height / 2 - ((W + D) / 4 - lift) * s
  S.flat.push(background(S))
  if (kind === 'room') floorPlan(S, r, W, D)
  else city(S, r, W, D, 3, (i, j) => i === 0 && j === 0)
  tape(S, W, D, { ...(kind === 'room' && { unit: 0.5, z: -0.25 }), area })
  drawers[kind](S, r, W, D)
  return S.render()
}

/** The free places of a street: block 'i,j' → kind. Blocks with null stay white. */
export type Spots = Readonly<Record<string, 'entire' | 'galpon' | 'terreno' | null>>

export interface PanoramaOptions {
  seed?: string
  width?: number
  height?: number
  light?: LightName
  /** Px per metre. */
  scale?: number
  spots?: Spots
  /** Position of block '0,0' in px. */
  cx?: number
  cy?: number
}

const street: Spots = {
  '0,0': 'entire',
  '1,-1': 'terreno',
  '-1,1': 'galpon',
  '1,0': 'entire',
  '2,-2': 'galpon',
  '0,-1': null,
  '-1,0': null,
  '2,-1': 'entire',
  '0,1': 'terreno',
}
const plot = { W: 16, D: 14, street: 4.8 }
const inStreet = { entire: drawHouse, galpon: drawSmallShed, terreno: drawLand }

/** Draws a street with several free places, for covers. Returns an SVG document. */
export const panorama = (options: PanoramaOptions = {}): string => {
  const { seed = 'hero', width = 1600, height = 720, light = 'manana', scale = 15, spots = street } = options
  const r = random(`pano${seed}`)
  const S = new Scene(width, height, scale, makeLight(light))
  const { W, D } = plot
  S.cx = options.cx ?? width * 0.62
  S.cy = options.cy ?? height * 0.36
  S.flat.push(background(S))
  city(S, r, W, D, 7, (i, j) => Boolean(spots[`${i},${j}`]))
  for (const [block, kind] of Object.entries(spots)) {
    if (!kind) continue
    const [i = 0, j = 0] = block.split(',').map(Number)
    S.ox = i * (W + plot.street)
    S.oy = j * (D + plot.street)
    inStreet[kind](S, random(seed + block), W, D)
    tape(S, W, D)
    S.ox = 0
    S.oy = 0
  }
  return S.render()
}
