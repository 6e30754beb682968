import { createServer } from 'node:net'

/**
 * Checks that all ports are free and that `host` is an address of this machine.
 * @throws Error with one sentence that names the first port in use, or the host
 */
export async function assertPortsFree(host: string, ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const code = await tryPort(host, port)
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} (${name}) is in use. Stop what runs there or set PORT to another number.`)
    if (code) throw new Error(`HOST (${host}) is not an address of this machine (${code}).`)
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
