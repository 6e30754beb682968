import { randomBytes } from 'node:crypto'
import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { WebhookEndpoint } from '../objects/types.ts'
import type { ApiRoute } from '../http/api.ts'
import { noSuch } from '../wire/errors.ts'
import { flag, listOf, metadata, readFields, required, textParam, webAddress } from '../wire/params.ts'
import { API_VERSION } from '../webhooks/emit.ts'
import { mergeMetadata, present } from '../objects/fields.ts'

const events = listOf(required(textParam))

const find = ({ store }: Payments, id: string) => {
  const endpoint = store.find('webhook_endpoint', id)
  if (endpoint === undefined) throw noSuch('webhook endpoint', id)
  return endpoint
}

export const webhookEndpointRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/webhook_endpoints',
    handle: ({ store, clock }, { form }) => {
      const given = readFields(form, {
        url: required(webAddress),
        enabled_events: required(events),
        description: textParam,
        metadata,
        api_version: textParam,
      })
      const secret = `whsec_${randomBytes(24).toString('hex')}`
      const endpoint = store.insert<WebhookEndpoint>(
        {
          id: newId('webhook_endpoint'),
          object: 'webhook_endpoint',
          api_version: API_VERSION,
          application: null,
          created: clock.seconds(),
          description: given.description ?? null,
          enabled_events: given.enabled_events,
          livemode: false,
          metadata: mergeMetadata({}, given.metadata),
          status: 'enabled',
          url: given.url,
        },
        { hidden: { secret } },
      )
      return { ...endpoint, secret }
    },
  },
  {
    method: 'GET',
    path: '/webhook_endpoints/:id',
    handle: (payments, { params: { id = '' } }) => find(payments, id),
  },
  {
    method: 'POST',
    path: '/webhook_endpoints/:id',
    handle: (payments, { params: { id = '' }, form }) => {
      const before = find(payments, id)
      const { disabled, ...given } = readFields(form, {
        url: webAddress,
        enabled_events: events,
        description: textParam,
        disabled: flag,
        metadata,
      })
      return payments.store.update<WebhookEndpoint>({
        ...before,
        ...present(given),
        metadata: mergeMetadata(before.metadata, given.metadata),
        status: disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled',
      })
    },
  },
  {
    method: 'GET',
    path: '/webhook_endpoints',
    handle: ({ database }, { form, path }) =>
      listPage(database, 'webhook_endpoint', path, readFields(form, pageParams)),
  },
  {
    method: 'DELETE',
    path: '/webhook_endpoints/:id',
    handle: (payments, { params: { id = '' } }) => {
      payments.store.remove(find(payments, id).id)
      return { id, object: 'webhook_endpoint', deleted: true }
    },
  },
]
