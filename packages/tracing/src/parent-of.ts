import { type Context, isSpanContextValid, ROOT_CONTEXT, trace } from '@opentelemetry/api'

const shape = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Reads a `traceparent` header; what can't be read starts a trace of its own. */
export function parentOf(header: string | string[] | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = shape.exec(String(header ?? '')) ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}
