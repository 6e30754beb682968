/** Databases that only read are at most half as far behind (RULES.md §3.111). */
const fresherForMs = 10_000

let wroteAt = Number.NEGATIVE_INFINITY

/** Notes that something was changed by this client, or that it was told of a newer change. */
export const noteWrite = (): void => void (wroteAt = Date.now())

/** Returns the header that asks for answers with what was just written here. */
export const freshness = (): Record<string, string> =>
  Date.now() - wroteAt < fresherForMs ? { 'cache-control': 'no-cache' } : {}
