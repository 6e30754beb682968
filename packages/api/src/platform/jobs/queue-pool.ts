import { setTimeout as pause } from 'node:timers/promises'
import { Pool, type PoolClient } from 'pg'
import type { Logger } from 'pino'

export interface QueuePool {
  pool: Pool
  /** Resolves once no connection is in use. */
  rest: () => Promise<void>
  /** Resolves once every connection has actually ended. */
  close: () => Promise<void>
}

/**
 * Opens the connections for one runner of the queue. A pool that the runner opens itself stops listening for
 * errors before its connections have ended, and a connection that is lost at that moment then ends the
 * process.
 */
export function openQueuePool(connectionString: string, max: number, logger: Logger): QueuePool {
  const pool = new Pool({ connectionString, max })
  const open = new Set<PoolClient>()
  const tell = (err: Error) => logger.warn({ err }, 'connection of the queue was cut')
  pool.on('error', tell)
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', tell)
    client.once('end', () => open.delete(client))
  })
  const isInUse = () => pool.waitingCount > 0 || pool.idleCount < pool.totalCount
  const rest = async () => {
    while (isInUse()) await pause(1)
  }
  const close = async () => {
    await pool.end()
    await Promise.all(Array.from(open, (client) => new Promise((resolve) => client.once('end', resolve))))
  }
  return { pool, rest, close }
}
