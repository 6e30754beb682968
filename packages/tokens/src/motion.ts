/**
 * Durations of hover, menus, dialogs, tape and toasts as CSS values. The same in milliseconds is in
 * `durationMs`.
 */
export const durations = {
  fast: '120ms',
  base: '200ms',
  slow: '360ms',
  tape: '480ms',
  toast: '3000ms',
} as const

export const durationMs = { fast: 120, base: 200, slow: 360, tape: 480, toast: 3000 } as const

/** How long something may load before a skeleton is shown. */
export const skeletonDelayMs = 150

export const easings = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
  /** the tape snapping back: stepper, range end */
  recoil: 'cubic-bezier(0.3, 1.35, 0.5, 1)',
} as const
