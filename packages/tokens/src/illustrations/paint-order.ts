import { type Bounds, nth } from './maths.ts'

/** A solid with its SVG. */
export interface Solid {
  bb: Bounds
  svg: string
}

interface Node extends Solid {
  sx: [number, number]
  sy: [number, number]
  behind: Node[]
  seen: boolean
}

const toNode = ({ bb, svg }: Solid): Node => {
  const [x0, y0, z0, x1, y1, z1] = bb
  return {
    bb,
    svg,
    sx: [x0 - y1, x1 - y0],
    sy: [(x0 + y0) / 2 - z1, (x1 + y1) / 2 - z0],
    behind: [],
    seen: false,
  }
}

const overlap = (a: Node, b: Node) =>
  !(a.sx[1] <= b.sx[0] || b.sx[1] <= a.sx[0] || a.sy[1] <= b.sy[0] || b.sy[1] <= a.sy[0])

const tolerance = 1e-6

/**
 * Returns whether a is behind b: below it, left of it or beyond it. Where two solids intersect, their corners
 * decide.
 */
const isBehind = ({ bb: a }: Node, { bb: b }: Node): boolean => {
  for (const axis of [2, 0, 1]) {
    if (nth(a, axis + 3) <= nth(b, axis) + tolerance) return true
    if (nth(b, axis + 3) <= nth(a, axis) + tolerance) return false
  }
  return a[0] + a[1] + a[2] <= b[0] + b[1] + b[2]
}

const link = (nodes: readonly Node[]) => {
  for (const [index, a] of nodes.entries())
    for (const b of nodes.slice(index + 1)) {
      if (!overlap(a, b)) continue
      if (isBehind(a, b)) b.behind.push(a)
      else a.behind.push(b)
    }
}

/** Returns the SVG of the solids from back to front. */
export const inPaintOrder = (solids: readonly Solid[]): string[] => {
  const nodes = solids.map(toNode)
  link(nodes)
  const drawn: string[] = []
  const visit = (node: Node) => {
    if (node.seen) return
    node.seen = true
    node.behind.forEach(visit)
    drawn.push(node.svg)
  }
  nodes.toSorted((a, b) => a.bb[0] + a.bb[1] - b.bb[0] - b.bb[1]).forEach(visit)
  return drawn
}
