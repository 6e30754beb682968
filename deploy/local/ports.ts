import { createServer } from 'node:net'

/** Throws one sentence naming the first port that somebody else listens on. */
export async function assertPortsFree(host: string, ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(host, port)))
      throw new Error(`Port ${port} (${name}) is in use. Stop what runs there or set PORT to another number.`)
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
