import type { Tracer } from '@opentelemetry/api'

export interface TracingOptions {
  /** Its name in the traces. */
  service: string
  /** Address of a collector that speaks OTLP over HTTP; without it nothing is traced, and no code for it is loaded. */
  endpoint: string | undefined
  /** The share of the traces that is recorded, from 0 to 1. */
  ratio: number
  /**
   * Records what the server in front records. Without it, the trace's own id decides, whatever a browser asks for.
   */
  follows: boolean
}

export interface Tracing {
  tracer: Tracer
  /** Sends what is left. */
  close: () => Promise<void>
}

/** Opens the way to a collector. When it can't be reached, traces are lost and requests are answered as ever. */
export async function openTracing(options: TracingOptions): Promise<Tracing | undefined> {
  const { service, endpoint, ratio, follows } = options
  if (!endpoint) return undefined
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const byId = new sdk.TraceIdRatioBasedSampler(ratio)
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: follows ? new sdk.ParentBasedSampler({ root: byId }) : byId,
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: 5_000 }) }),
    ],
  })
  return {
    tracer: provider.getTracer(service),
    close: () => provider.shutdown().catch(() => undefined),
  }
}
