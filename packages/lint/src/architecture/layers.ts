import type { RoomGraph } from './room-graph.ts'

/** A box of the picture, or a point that a long line passes on its way through a layer. */
export interface Spot {
  /** The room; undefined for a point of a line. */
  room?: string
  layer: number
  x: number
  width: number
  /** The spots of the layer below to which a line leads. */
  below: Spot[]
}

const gap = 28

/** How much of its distance from the middle a spot keeps in each round, so that loose parts don't drift away. */
const hold = 0.93

/**
 * Puts each room above all that it imports, and orders and shifts the rooms of each layer towards what they are
 * connected with (Sugiyama's method). Returns the layers from bottom to top, each from left to right.
 */
export function layersOf(graph: RoomGraph, widthOf: (room: string) => number): Spot[][] {
  const height = (room: string): number =>
    Math.max(-1, ...[...(graph.get(room) ?? [])].map((target) => height(target))) + 1
  const rooms = [...graph.keys()].toSorted()
  const spots = new Map(
    rooms.map((room) => [room, { room, layer: height(room), x: 0, width: widthOf(room), below: [] } as Spot]),
  )
  const all = [...spots.values()]
  for (const room of rooms)
    for (const target of [...graph.get(room)!].toSorted()) {
      let spot = spots.get(room)!
      const goal = spots.get(target)!
      while (spot.layer > goal.layer + 1) {
        const point: Spot = { layer: spot.layer - 1, x: 0, width: 0, below: [] }
        all.push(point)
        spot.below.push(point)
        spot = point
      }
      spot.below.push(goal)
    }
  const layers: Spot[][] = []
  for (const spot of all) (layers[spot.layer] ??= []).push(spot)
  arrange(layers)
  return layers
}

function arrange(layers: Spot[][]): void {
  const above = new Map<Spot, Spot[]>()
  for (const spot of layers.flat())
    for (const below of spot.below) above.set(below, [...(above.get(below) ?? []), spot])
  const around = (spot: Spot, round: number): Spot[] => (round % 2 ? spot.below : above.get(spot)) ?? []
  for (const layer of layers) spread(layer)
  for (let round = 0; round < 60; round++)
    for (const layer of round % 2 ? layers : layers.toReversed()) {
      for (const spot of layer) spot.x = (meanOf(around(spot, round)) ?? spot.x) * hold
      if (round < 40) layer.sort((one, other) => one.x - other.x)
      spread(layer)
    }
}

const meanOf = (spots: readonly Spot[]): number | undefined =>
  spots.length > 0 ? spots.reduce((sum, { x }) => sum + x, 0) / spots.length : undefined

/** Moves the spots of a layer apart, as little as their order and the gap between them allow. */
function spread(layer: readonly Spot[]): void {
  const wanted = layer.map(({ x }) => x)
  const apart = (left: Spot, right: Spot) => (left.width + right.width) / 2 + gap
  const push = (from: readonly number[]) => {
    const xs = [...from]
    for (let index = 1; index < xs.length; index++)
      xs[index] = Math.max(xs[index]!, xs[index - 1]! + apart(layer[index - 1]!, layer[index]!))
    return xs
  }
  const pushed = push(wanted)
  const shift = meanOf(layer.map((spot, index) => ({ ...spot, x: wanted[index]! - pushed[index]! }))) ?? 0
  layer.forEach((spot, index) => (spot.x = Math.round(pushed[index]! + shift)))
}
