/** How a picture is looked at: how large, and how far its middle is moved, in px. */
export interface ZoomView {
  zoom: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** A point of the frame, in px from its middle. */
export interface Spot {
  x: number
  y: number
}

export const maxZoom = 5
export const still: ZoomView = { zoom: 1, x: 0, y: 0 }

const clamp = (value: number, bound: number) => Math.min(bound, Math.max(-bound, value))

/** Moves the picture, never so far that its edge leaves the frame's. */
export const panned = (view: ZoomView, by: Spot, { width, height }: Size): ZoomView => ({
  zoom: view.zoom,
  x: clamp(view.x + by.x, ((view.zoom - 1) * width) / 2),
  y: clamp(view.y + by.y, ((view.zoom - 1) * height) / 2),
})

/** Sets how large it is, from 1 to 5 times; what is under `spot` stays there. */
export const zoomedTo = (view: ZoomView, wanted: number, spot: Spot, size: Size): ZoomView => {
  const zoom = Math.min(maxZoom, Math.max(1, wanted))
  const growth = zoom / view.zoom
  const placed = { zoom, x: spot.x - (spot.x - view.x) * growth, y: spot.y - (spot.y - view.y) * growth }
  return panned(placed, { x: 0, y: 0 }, size)
}
