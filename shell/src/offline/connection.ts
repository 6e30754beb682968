/** Resolves as soon as this device has a connection; at once when it has one. */
export const connection = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
