export { openTracing, type Tracing, type TracingOptions } from './open-tracing.ts'
export { inSpan, traceParent } from './spans.ts'
export { traceRequests } from './trace-requests.ts'
export { traceSql } from './trace-sql.ts'
