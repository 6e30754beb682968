import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Runs one of the API's entry files in a process of its own, which gets only these variables. */
export function runEntry(entry: 'server.ts' | 'migrate.ts', env: Record<string, string>) {
  const path = fileURLToPath(new URL(`../${entry}`, import.meta.url))
  const child = spawn(process.execPath, [path], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], ...env },
  })
  return {
    ended: once(child, 'exit').then(([code]) => code as number | null),
    terminate: () => child.kill('SIGTERM'),
    kill: () => child.kill('SIGKILL'),
  }
}

/** A mail server that greets and then says nothing, so that a job that sends a mail does not end. */
export async function startSilentMail() {
  const server = createServer((socket) => void socket.on('error', () => undefined).write('220 silent\r\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    connected: once(server, 'connection'),
    close: () => server.close(),
  }
}
