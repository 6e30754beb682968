const key = 'metrolibre.session.token'

/** Tokens are valid for an hour; what is nearly over is left to a renewal. */
const usableMs = 50 * 60_000

/**
 * The last token of this browser's session, with which somebody who comes back is known at once: opening the identity SDK
 * takes three calls one after the other. The server judges the token, whatever is stored here.
 */
export const createKeptToken = (storage: Storage, now: () => number = Date.now) => ({
  write: (userId: string, token: string) => storage.setItem(key, `${now()} ${userId} ${token}`),
  drop: () => storage.removeItem(key),
  /** Returns the token of this person; null when there is none that may still be valid. */
  read: (userId: string | null): string | null => {
    const [since, owner, token] = (storage.getItem(key) ?? '').split(' ')
    const age = now() - Number(since)
    return token && owner === userId && age >= 0 && age < usableMs ? token : null
  },
})

export type KeptToken = ReturnType<typeof createKeptToken>
