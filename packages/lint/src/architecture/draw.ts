import { layersOf, type Spot } from './layers.ts'
import { remotesRoom, withoutDetours, type RoomGraph } from './room-graph.ts'

/** Where the picture is, from the root of the repository. */
export const pictureFile = '.github/architecture.svg'

/** The programs of the product; what none of them imports is a tool. */
const programs: Readonly<Record<string, string>> = {
  'shell/src': 'the host, in the browser',
  'shell/server': 'the composer',
  [remotesRoom]: 'the remotes, loaded by the shell',
  'packages/api': 'the REST API',
}

const boxHeight = 44
const layerHeight = 104
const margin = 24

/** Draws which room imports which as an SVG; arrows that follow from others are left out. */
export function drawArchitecture(graph: RoomGraph): string {
  const layers = layersOf(withoutDetours(graph), widthOf)
  const spots = layers.flat()
  const left = Math.min(...spots.map(({ x, width }) => x - width / 2)) - margin
  const right = Math.max(...spots.map(({ x, width }) => x + width / 2)) + margin
  const top = (spot: Spot) => margin + (layers.length - 1 - spot.layer) * layerHeight
  const height = 2 * margin + (layers.length - 1) * layerHeight + boxHeight
  const shipped = reachedFrom(graph, Object.keys(programs))
  const lines = spots.flatMap((spot) => (spot.room ? spot.below.map((next) => line(spot, next, top)) : []))
  const boxes = spots.flatMap((spot) => (spot.room ? [box(spot, spot.room, top(spot), shipped)] : []))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${right - left} ${height}" role="img" aria-label="Which room imports which">`,
    style,
    `<rect class="paper" x="${left}" width="${right - left}" height="${height}" rx="12"/>`,
    ...lines,
    ...boxes,
    '</svg>\n',
  ].join('\n')
}

function reachedFrom(graph: RoomGraph, rooms: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (room: string) => {
    if (reached.has(room)) return
    reached.add(room)
    graph.get(room)?.forEach(visit)
  }
  rooms.forEach(visit)
  return reached
}

const widthOf = (room: string): number =>
  Math.round(Math.max(room.length * 9, (programs[room] ?? '').length * 7) + 24)

function box({ x, width }: Spot, room: string, top: number, shipped: ReadonlySet<string>): string {
  const kind = programs[room] ? 'program' : shipped.has(room) ? 'package' : 'tool'
  const middle = programs[room] ? 19 : 27
  return [
    `<g class="${kind}"><rect x="${x - width / 2}" y="${top}" width="${width}" height="${boxHeight}" rx="8"/>`,
    `<text x="${x}" y="${top + middle}">${room}</text>`,
    programs[room] ? `<text class="small" x="${x}" y="${top + 35}">${programs[room]}</text></g>` : '</g>',
  ].join('')
}

/** A line from a box down to the box that it imports, through the points between them. */
function line(from: Spot, first: Spot, top: (spot: Spot) => number): string {
  let path = `M${from.x} ${top(from) + boxHeight}`
  let [at, spot] = [from, first]
  for (;;) {
    const [start, end] = [top(at) + boxHeight, top(spot)]
    const middle = (start + end) / 2
    path += `C${at.x} ${middle} ${spot.x} ${middle} ${spot.x} ${end - (spot.room ? 7 : 0)}`
    const [next] = spot.below
    if (spot.room || !next) return `<path d="${path}"/><path class="tip" d="M${spot.x} ${end}l-5 -9h10z"/>`
    path += `V${end + boxHeight}`
    ;[at, spot] = [spot, next]
  }
}

const style = `<style>
text { font: 600 14px ui-sans-serif, system-ui, sans-serif; text-anchor: middle; fill: #16324a }
.small { font-weight: 400; font-size: 12px }
.paper { fill: #fff }
rect { stroke: #7d93a5; stroke-width: 1.5 }
.program rect { fill: #cfe6f7; stroke: #16324a }
.package rect { fill: #f1f5f8 }
.tool rect { fill: #fff; stroke-dasharray: 5 4 }
path { fill: none; stroke: #7d93a5; stroke-width: 1.5 }
.paper { stroke: none }
.tip { fill: #7d93a5; stroke: none }
</style>`
