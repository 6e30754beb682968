/**
 * Opens a channel to the other tabs of this site. Returns undefined where the browser refuses one: Firefox does when it
 * refuses to store anything, too.
 */
export const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
