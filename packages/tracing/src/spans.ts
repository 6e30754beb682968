import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'

interface Running {
  tracer: Tracer
  span: Span
}

const running = new AsyncLocalStorage<Running>()

/** Begins the span of a request and runs `work`, and all that follows from it, as a part of it. */
export function runRequest(tracer: Tracer, name: string, parent: Context, work: () => void): Span {
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent)
  running.run({ tracer, span }, work)
  return span
}

/** A part of the request that is being answered. Undefined when there is none, or none that is traced. */
export function beginSpan(name: string, attributes: Attributes, kind: SpanKind = SpanKind.INTERNAL) {
  const around = running.getStore()
  if (!around?.span.isRecording()) return undefined
  const span = around.tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, around.span))
  return {
    span,
    run: <T>(work: () => T): T => running.run({ tracer: around.tracer, span }, work),
    end(error?: unknown): void {
      if (error !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
      span.end()
    },
  }
}

/** Runs `work` as a part of the request that is being answered. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const part = beginSpan(name, attributes)
  if (!part) return work()
  try {
    const result = await part.run(work)
    part.end()
    return result
  } catch (error) {
    part.end(error)
    throw error
  }
}

/** The header with which another server continues what is being traced here (W3C Trace Context). */
export function traceParent(): string | undefined {
  const span = running.getStore()?.span
  if (!span) return undefined
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
