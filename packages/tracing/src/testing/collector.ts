import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}

/** A span as it is sent, with what tests ask about it. */
export interface SentSpan {
  service: string | undefined
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: readonly Attribute[]
}

interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

/** Starts a collector that keeps what it is sent, as OTLP in JSON over HTTP. */
export async function startCollector() {
  const spans: SentSpan[] = []
  const server = createServer((request, response) => {
    void (json(request) as Promise<Sent>).then(({ resourceSpans }) => {
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push({ ...span, service })
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
