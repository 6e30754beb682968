/** Where the code of the shell and of remotes comes from; an extension's code fails elsewhere. */
const ours = /\/(?:r|shell)\/[\w./-]+\.m?js/

/** What a page handles or says itself: a refusal of the API, no connection, a call that was given up. */
const handled = ['ApiError', 'NetworkError', 'AbortError', 'TimeoutError']

const loadBeats = () => import(/* webpackMode: "eager" */ './beats.ts')

/** Counts the open page as one that failed, and reports why. */
export const noteFailure = (error?: unknown): void =>
  void loadBeats()
    .then(({ countFailure }) => countFailure(error))
    // A visitor without a connection is not counted.
    .catch(() => undefined)

/** Counts a part that failed, for its own remote alone: the page stays as it is without it. */
export const notePartFailure = (remoteName: string, error?: unknown): void =>
  void loadBeats()
    .then(({ countPartFailure }) => countPartFailure(remoteName, error))
    .catch(() => undefined)

/**
 * Reports an error that React mended by drawing again, such as a text that a translator or an extension changed before
 * the page was hydrated. Without this handler React reports it like an error that nobody caught, and the page would
 * count as one that failed.
 */
export function noteRecovery(error: unknown): void {
  console.error(error)
  void loadBeats()
    .then(({ reportRecovery }) => reportRecovery(error))
    .catch(() => undefined)
}

/** Notes every error of our own code that nobody has caught, from the first script on. */
export function watchFailures(): void {
  addEventListener('error', ({ filename, error }) => {
    if (ours.test(filename)) noteFailure(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && !handled.includes(reason.name) && ours.test(reason.stack ?? ''))
      noteFailure(reason)
  })
}
