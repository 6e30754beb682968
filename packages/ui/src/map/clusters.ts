/** A place on the map. */
export interface Point {
  lat: number
  lng: number
}

export interface MapPin extends Point {
  id: string
  /** '$ 280 mil'; pins shorten. */
  text: string
  /** What it is, read aloud with the price. */
  label: string
  state: 'free' | 'sold-out'
}

/** Pins so close that they would cover each other; one pin is a cluster of itself. */
export interface Cluster extends Point {
  pins: MapPin[]
}

/** Where a place is drawn at a zoom, in px of the whole world (Web Mercator, tiles of 512). */
const toPixels = ({ lat, lng }: Point, zoom: number) => {
  const world = 512 * 2 ** zoom
  const sin = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world,
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Groups pins that are closer than `radiusPx` at a zoom. The selected pin always stands alone.
 * @param zoom rounded before use, so that panning and small steps leave clusters in place.
 */
export const clusterPins = (
  pins: readonly MapPin[],
  zoom: number,
  selectedId?: string,
  radiusPx = 54,
): Cluster[] => {
  const clusters: { x: number; y: number; pins: MapPin[] }[] = []
  for (const pin of pins) {
    const { x, y } = toPixels(pin, Math.round(zoom))
    const near =
      pin.id === selectedId
        ? undefined
        : clusters.find(
            (other) => other.pins[0]?.id !== selectedId && Math.hypot(other.x - x, other.y - y) < radiusPx,
          )
    if (near) near.pins.push(pin)
    else clusters.push({ x, y, pins: [pin] })
  }
  return clusters.map(({ pins: members }) => ({
    pins: members,
    lat: mean(members.map(({ lat }) => lat)),
    lng: mean(members.map(({ lng }) => lng)),
  }))
}
