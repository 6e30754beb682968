import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/**
 * In a turn of the loop this short, almost nobody can have connected without being noticed. We wait up to `patienceMs` for
 * one; on a busy machine it may never come.
 */
const shortTurn = { ms: 1, patienceMs: 500 }
/** How long we wait for a turn of any length in which nobody connected. */
const patienceMs = 3000
/** How long requests may still arrive on connections that are open. */
const lingerMs = 2000

/**
 * Stops accepting connections, and goes on serving the open ones for two seconds. This answers what a proxy has already sent,
 * which it would not send elsewhere if it changes something. A server that is closed at once resets connections that the
 * system has accepted and the process has not noticed yet, and clients that are sending at that moment.
 */
export async function stopListening(server: Server): Promise<void> {
  await untilNobodyConnects(server)
  const gone = once(server, 'close')
  // The server's own method would end the connections that wait for nothing as well.
  Listener.prototype.close.call(server)
  await Promise.race([gone, pause(lingerMs, undefined, { ref: false })])
}

/** The process takes one connection in each turn of its loop. The others wait, and would be lost if the server closed. */
async function untilNobodyConnects(server: Server): Promise<void> {
  let connected = false
  const note = () => void (connected = true)
  server.on('connection', note)
  const from = performance.now()
  for (;;) {
    connected = false
    const begun = performance.now()
    await turn()
    const [now, isShort] = [performance.now() - from, performance.now() - begun <= shortTurn.ms]
    if (now > patienceMs || (!connected && (isShort || now > shortTurn.patienceMs))) break
  }
  server.off('connection', note)
}
