import { createServer } from 'node:net'

/**
 * Checks that all ports are free and open to browsers, and that `host` is an address of this machine.
 * @throws Error with one sentence that names the first port that can't be used, or the host
 */
export async function assertPortsFree(host: string, ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const code = await tryPort(host, port)
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} (${name}) is in use. Stop what runs there or set PORT to another number.`)
    if (code) throw new Error(`HOST (${host}) is not an address of this machine (${code}).`)
    if (await isBlocked(port))
      throw new Error(
        `Port ${port} (${name}) is one that browsers and fetch refuse. Set PORT to another number.`,
      )
  }
}

/** Returns the error code when listening on the port fails, undefined when it is free. */
function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/** Tells whether fetch refuses a port, on which nothing listens: those of other protocols, such as 6000. */
async function isBlocked(port: number): Promise<boolean> {
  const error: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((reason: unknown) => reason)
  return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port'
}
