import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/** In so short a turn of the loop hardly anybody can have connected unseen. It is waited for this long, on a busy machine in vain. */
const shortTurn = { ms: 1, patienceMs: 500 }
/** For a turn of any length in which nobody connected. */
const patienceMs = 3000
/** For requests that are on their way on connections that were kept. */
const lingerMs = 2000

/**
 * Ends that a server takes connections, and goes on for two seconds with those that are there. What a proxy has sent then is
 * answered: it does not send it again elsewhere when it changes something, as it would if it could not connect. A server that
 * is closed at once resets whoever the system has let in and the process has not noticed, and whoever sends just then.
 */
export async function stopListening(server: Server): Promise<void> {
  await untilNobodyConnects(server)
  const gone = once(server, 'close')
  // The server's own method would end the connections that wait for nothing as well.
  Listener.prototype.close.call(server)
  await Promise.race([gone, pause(lingerMs, undefined, { ref: false })])
}

/** The process takes one connection in each turn of its loop. Others wait meanwhile, and would be lost with the door. */
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
