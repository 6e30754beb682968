import type PhotoSwipe from 'photoswipe'

type Slide = NonNullable<PhotoSwipe['currSlide']>

/** The maximum zoom, relative to the picture fitted into the window. */
export const largest = 5
/** The zoom after a click or a double tap. */
export const closer = 2.5

/** Zoom levels are floating-point numbers, so they are compared with a tolerance. */
const tolerance = 0.01

const timesOf = ({ currZoomLevel, zoomLevels }: Slide) => currZoomLevel / zoomLevels.initial

/** Whether the picture can be zoomed further in and out. */
export interface ZoomRoom {
  nearer: boolean
  farther: boolean
}

export const roomOf = (slide: Slide | undefined): ZoomRoom => {
  if (!slide?.isZoomable()) return { nearer: false, farther: false }
  const times = timesOf(slide)
  return { nearer: times < largest - tolerance, farther: times > 1 + tolerance }
}

/** Zooms by whole steps around the middle of the window, between 1 and the maximum. */
export function zoomBy(pswp: PhotoSwipe, step: number): void {
  const slide = pswp.currSlide
  if (!slide) return
  const times = Math.min(largest, Math.max(1, Math.round(timesOf(slide)) + step))
  slide.zoomTo(times * slide.zoomLevels.initial, undefined, pswp.options.zoomAnimationDuration)
}
