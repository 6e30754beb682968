/** The log of the services, which pino and console both implement. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/** Logs nothing, which is the default in tests. */
export const silentLog: Log = { info: () => {}, warn: () => {} }

/** Writes one JSON line for each message to standard output. */
export const jsonLog: Log = {
  info: (details, message) => console.log(JSON.stringify({ level: 'info', message, ...details })),
  warn: (details, message) => console.log(JSON.stringify({ level: 'warn', message, ...details })),
}
