export type Mode = 'light' | 'dark'

/** Returns whether an element is shown by day or by night: by its own `color-scheme`, or by the system's setting. */
export const modeOf = (element: Element): Mode => {
  const scheme = getComputedStyle(element).colorScheme
  if (scheme === 'dark' || scheme === 'light') return scheme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
