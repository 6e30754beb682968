/** Returns a key for a new entry of the history. */
export const newKey = () => Math.random().toString(36).slice(2, 10)

/**
 * Gives the history entry that the browser made a key of its own. The library calls all of them the same, so each page
 * that was loaded again would take the scroll position of the one before.
 */
export function giveKey(): void {
  const state = window.history.state as { key?: string } | null
  if (state?.key === undefined) window.history.replaceState({ ...state, key: newKey() }, '')
}
