/** Where one looks, in radians: round about, up and down, and how wide the view is from top to bottom. */
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

/** Turns the head; round about without end, up and down as far as a neck goes. */
export const turned = (look: Look, { yaw, pitch }: { yaw: number; pitch: number }): Look => ({
  ...look,
  yaw: (look.yaw + yaw) % (2 * Math.PI),
  pitch: clamp(look.pitch + pitch, -straight, straight),
})

/** Comes nearer (less than 1) or steps back (more). */
export const zoomed = (look: Look, factor: number): Look => ({
  ...look,
  field: clamp(look.field * factor, narrowest, widest),
})

/** A drag of so many px over a picture so many px high: what is under the finger stays under it. */
export const dragged = (look: Look, by: { x: number; y: number }, height: number): Look => {
  const perPixel = look.field / Math.max(1, height)
  return turned(look, { yaw: -by.x * perPixel, pitch: by.y * perPixel })
}
