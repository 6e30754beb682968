import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/** Nobody connected in a turn of the loop that took no longer than this: hardly anybody can have done so unseen. */
const shortTurnMs = 1
const patienceMs = 500
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
  const until = performance.now() + patienceMs
  let begun: number
  do {
    connected = false
    begun = performance.now()
    await turn()
  } while ((connected || performance.now() - begun > shortTurnMs) && begun < until)
  server.off('connection', note)
}
