import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

export interface Display {
  /** Value of `DISPLAY`. */
  name: string
  close: () => void
}

/** Starts a display without a screen, on a number that is free. */
export async function openDisplay(program: string): Promise<Display> {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [said] = (await Promise.race([
    once(server.stdio[3] as Readable, 'data'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`The display ended with ${code}.`))),
  ])) as [Buffer]
  return { name: `:${said.toString().trim()}`, close: () => void server.kill() }
}
