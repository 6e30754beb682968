/** What the services tell their host about themselves; pino and console both fit. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/** Says nothing: the default in tests. */
export const silentLog: Log = { info: () => {}, warn: () => {} }

/** One JSON line per message on standard output. */
export const jsonLog: Log = {
  info: (details, message) => console.log(JSON.stringify({ level: 'info', message, ...details })),
  warn: (details, message) => console.log(JSON.stringify({ level: 'warn', message, ...details })),
}
