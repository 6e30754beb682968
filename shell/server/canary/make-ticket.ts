import { randomBytes } from 'node:crypto'
import { shellName } from '@metrolibre/build/release/reading'
import { canaryLimits, type RunningCanary } from '@metrolibre/contract'
import type { ViewTicket } from '@metrolibre/doors'
import type { Edition } from '../releases/edition.ts'

/** Makes the ticket of one page that is sent: which versions its visitor gets of the apps that have a canary. */
export function makeTicket(
  canaries: readonly RunningCanary[],
  { registry }: Pick<Edition, 'registry'>,
  now: number = Date.now(),
): ViewTicket {
  const entries = canaries.flatMap(({ id, app }) => {
    const version = app === shellName ? registry.shell : registry.remotes[app]?.version
    return version === undefined ? [] : [{ canary: id, app, version }]
  })
  return {
    view: randomBytes(12).toString('base64url'),
    until: Math.floor(now / 1000) + canaryLimits.ticketMinutes * 60,
    entries,
  }
}
