import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to outgoing connections, any of which could take one between the search and its use. */
const searched = { from: 15_000, to: 32_000 }

/** Whether nothing listens at the port, at any address of this machine. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/**
 * Returns the first of `count` consecutive ports that nothing listens at. Where to look is drawn, so that two runs that
 * start at the same time hardly ever choose the same ones.
 * @throws Error when 100 places in a row were in use
 */
export async function findFreePorts(count: number, draw = randomInt): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const first = draw(searched.from, searched.to - count)
    const ports = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first
  }
  throw new Error(`No ${count} consecutive free ports between ${searched.from} and ${searched.to}`)
}
