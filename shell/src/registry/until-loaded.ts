import { nextLoadAttempt } from './next-attempt.ts'

/** The address of a script that could not be loaded, as the bundler's error says it. */
const addressOf = (error: unknown): string | undefined => {
  const { request } = (error ?? {}) as { request?: unknown }
  return typeof request === 'string' ? request : undefined
}

/**
 * Loads what the app can't start without, however often it takes: until then the page stays as the server drew it, its links are
 * followed by the browser, and other presses wait. A file that came damaged is fetched past the browser's cache first.
 */
export async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let failures = 1; ; failures += 1)
    try {
      return await load()
    } catch (error) {
      await nextLoadAttempt(failures)
      const address = addressOf(error)
      if (address) await fetch(address, { cache: 'reload' }).catch(() => undefined)
    }
}
