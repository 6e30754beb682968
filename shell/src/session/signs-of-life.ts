const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

/** Calls `seen` whenever somebody touches the page; returns a function that stops it. */
export const watchSignsOfLife = (seen: () => void): (() => void) => {
  const options = { capture: true, passive: true }
  for (const sign of signs) window.addEventListener(sign, seen, options)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, seen, options)
  }
}
