const aYear = 365 * 24 * 60 * 60

/** Gives the server a word that draws the next pages, for a year. A browser that keeps no cookies goes without. */
export const writeCookie = (name: string, value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${aYear}${secure}`
  } catch {
    // As in a frame without an origin.
  }
}
