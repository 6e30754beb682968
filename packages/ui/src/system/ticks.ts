import { css } from './css.ts'

interface TickLayer {
  /** Distance between two ticks, in whole px: `10px`, or `round(up, 100% / 20, 1px)` for a part of the tape. */
  every: string
  /** Length of a tick across the tape, such as `32%` or `7px`. */
  length: string
  color?: string
  /** In px. */
  width?: number
  /** The first tick and the side of the tape on which they are: a `background-position`. */
  at?: string
}

/**
 * Returns a layer of `background` with the ticks of a measuring tape, at equal distances. One tick is drawn and repeated:
 * Firefox and WebKit draw some lines of a repeating gradient twice as wide and leave others out.
 */
export const ticks = ({
  every,
  length,
  color = tick,
  width = 1,
  at = '0 100%',
}: TickLayer) => css`linear-gradient(90deg, ${color} ${width}px, transparent 0) ${at} / ${every} ${length} repeat-x`

/** The same for a tape that hangs down, whose ticks are counted from its lower end. */
export const ticksDown = ({
  every,
  length,
  color = tick,
  width = 1,
  at = '100% 100%',
}: TickLayer) => css`linear-gradient(0deg, ${color} ${width}px, transparent 0) ${at} / ${length} ${every} repeat-y`

const tick = 'var(--colors-tape-tick)'
