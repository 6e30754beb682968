import { createHash } from 'node:crypto'
import type { StandInDatabase } from '../../database.ts'
import type { Target } from '../../delivery/post.ts'
import { signature } from '../../delivery/sign.ts'
import type { ObjectStore } from '../objects/store.ts'
import type { WebhookEndpoint } from '../objects/types.ts'

/** A webhook receiver from the configuration, not created through the API. */
export interface ConfiguredWebhook {
  url: string
  secret: string
}

export interface Endpoints {
  /** Returns the ids of the enabled endpoints that receive events of this type. */
  wanting: (type: string) => string[]
  target: (id: string) => Target | undefined
}

const configuredId = (url: string) => `we_${createHash('sha256').update(url).digest('hex').slice(0, 24)}`

const wants = (endpoint: WebhookEndpoint, type: string) =>
  endpoint.status === 'enabled' &&
  (endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type))

/**
 * Creates the set of all endpoints: those of the configuration and those created through
 * `/v1/webhook_endpoints`.
 */
export function createEndpoints(
  database: StandInDatabase,
  store: ObjectStore,
  configured: readonly ConfiguredWebhook[],
): Endpoints {
  const stored = database.sqlite.prepare("SELECT body FROM objects WHERE kind = 'webhook_endpoint'")
  const all = () => stored.all().map((row) => JSON.parse(row['body'] as string) as WebhookEndpoint)
  const fixed = new Map(configured.map((webhook) => [configuredId(webhook.url), webhook]))
  return {
    wanting: (type) => [
      ...fixed.keys(),
      ...all()
        .filter((endpoint) => wants(endpoint, type))
        .map(({ id }) => id),
    ],
    target: (id) => {
      const created = store.find('webhook_endpoint', id)
      const known =
        fixed.get(id) ??
        (created && { url: created.url, secret: store.hidden<{ secret: string }>(id).secret })
      if (known === undefined) return undefined
      const sign = (body: string, seconds: number) => ({
        'stripe-signature': signature(known.secret, body, seconds),
      })
      return { url: known.url, sign }
    },
  }
}
