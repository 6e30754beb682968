import { canaryLimits, createFlow, type SentPages } from '@metrolibre/contract'
import type { ViewTicket } from '@metrolibre/doors'
import type { CountPages } from '../releases/mirror/source.ts'

/** How long pages are gathered to be told together, and how long a slow device has after that to be heard of. */
const gatherMs = 5_000
const patienceMs = 20_000
const minuteMs = 60_000

/**
 * Counts the pages that were sent with a ticket, by the versions that they have of apps with a canary, and tells the registry
 * some time later. What is heard of them comes to the registry from browsers, so it knows of how many nothing is heard
 * (RULES.md §15.20a, §15.20c). What can't be sent, or was not yet sent at the end, is not counted.
 */
export function openSentPageCount(send: CountPages, onFailure: (error: unknown) => void, factor = 1) {
  // The registry takes no more tickets of one network than these.
  const flow = createFlow({ max: canaryLimits.ticketsPerNetwork, windowSeconds: 3600 }, { factor })
  let gathered = new Map<string, SentPages>()

  function close(): void {
    const pages = [...gathered.values()]
    gathered = new Map()
    setTimeout(() => void send(pages).catch(onFailure), patienceMs).unref()
  }
  return {
    add({ until, entries }: Pick<ViewTicket, 'until' | 'entries'>, network: string): void {
      if (flow.take(network) > 0) return
      const sentAt = until * 1000 - canaryLimits.ticketMinutes * minuteMs
      const minute = sentAt - (sentAt % minuteMs)
      for (const { app, version } of entries) {
        if (gathered.size === 0) setTimeout(close, gatherMs).unref()
        const key = `${app} ${version} ${minute}`
        gathered.set(key, { app, version, minute, sent: (gathered.get(key)?.sent ?? 0) + 1 })
      }
    },
  }
}

export type SentPageCount = ReturnType<typeof openSentPageCount>
