import type { ReleaseEdition } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/client.ts'
import { sha256 } from '../../platform/hash.ts'
import { shownCanaries } from './canary-repository.ts'
import { readLine } from './line.ts'
import { lastNumbers } from './promotion-repository.ts'

/** How often the database is asked while somebody waits. A promotion is heard of within this time. */
const lookMs = 400

/** What says everything about an edition, and costs two reads of an index. */
async function readStamp(db: Database) {
  const [numbers, canaries] = await Promise.all([lastNumbers(db), shownCanaries(db)])
  const parts = [
    ...numbers.map(({ app, seq }) => `${app}@${seq}`),
    ...canaries.map(({ id, percent }) => `${id}:${percent}`),
  ]
  return { numbers, canaries, stamp: sha256(parts.join()).slice(0, 16) }
}

async function readEdition(db: Database): Promise<ReleaseEdition> {
  // Read before the versions, so that a promotion in between is noticed at the next call.
  const { numbers, canaries, stamp } = await readStamp(db)
  const apps = await Promise.all(
    numbers.map(async ({ app }) => {
      const { seq, version, previous } = await readLine(db, app)
      return { app, seq, version: version!, previous }
    }),
  )
  return { edition: stamp, apps, canaries }
}

/**
 * Returns a function that gives the current edition, or waits until it is another one than the caller has seen. All
 * callers that wait share one look at the database, which also works behind a pooler and after another server has
 * become the primary; a notice of the database (LISTEN) would get lost in both cases.
 */
export function openEditions({ db, server, logger }: Pick<AppContext, 'db' | 'server' | 'logger'>) {
  const waiting = new Set<(stamp: string | undefined) => void>()
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    const stamp = await readStamp(db)
      .then((read) => read.stamp)
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'no edition read')
        return undefined
      })
    for (const tell of waiting) tell(stamp)
    timer = waiting.size > 0 ? setTimeout(() => void look(), lookMs) : undefined
  }
  const another = (seen: string, milliseconds: number) =>
    new Promise<void>((resolve) => {
      const leave = () => {
        clearTimeout(limit)
        waiting.delete(tell)
        resolve()
      }
      const limit = setTimeout(leave, milliseconds)
      const tell = (stamp: string | undefined) => stamp !== undefined && stamp !== seen && leave()
      waiting.add(tell)
      timer ??= setTimeout(() => void look(), lookMs)
    })
  // A server that stops answers those who wait at once, so that they turn to another one.
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
    for (const tell of waiting) tell('')
  })

  return async ({ seen, wait = 0 }: { seen?: string | undefined; wait?: number | undefined }) => {
    const edition = await readEdition(db)
    if (seen === undefined || seen !== edition.edition || wait === 0 || isClosing) return edition
    await another(seen, wait * 1000)
    return readEdition(db)
  }
}
