import { createServer } from 'node:net'

/** Throws one sentence naming the first port that somebody else listens on, or a `host` that is not ours. */
export async function assertPortsFree(host: string, ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const code = await tryPort(host, port)
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} (${name}) is in use. Stop what runs there or set PORT to another number.`)
    if (code) throw new Error(`HOST (${host}) is not an address of this machine (${code}).`)
  }
}

/** The error's code when nobody can listen there. */
function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
