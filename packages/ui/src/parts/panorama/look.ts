/** The direction of view in radians: horizontal and vertical angle, and the vertical field of view. */
export interface Look {
  yaw: number
  pitch: number
  field: number
}

export const ahead: Look = { yaw: 0, pitch: 0, field: 1.3 }

export const narrowest = 0.45
export const widest = 1.75

const straight = Math.PI / 2
const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** Turns the view: horizontally without limit, vertically up to a limit. */
export const turned = (look: Look, { yaw, pitch }: { yaw: number; pitch: number }): Look => ({
  ...look,
  yaw: (look.yaw + yaw) % (2 * Math.PI),
  pitch: clamp(look.pitch + pitch, -straight, straight),
})

/** Zooms in (factor below 1) or out (above 1). */
export const zoomed = (look: Look, factor: number): Look => ({
  ...look,
  field: clamp(look.field * factor, narrowest, widest),
})

/**
 * Turns the view by a drag in px over a picture of the given height, so that what is under the finger stays
 * there.
 */
export const dragged = (look: Look, by: { x: number; y: number }, height: number): Look => {
  const perPixel = look.field / Math.max(1, height)
  return turned(look, { yaw: -by.x * perPixel, pitch: by.y * perPixel })
}
