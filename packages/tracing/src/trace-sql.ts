import { SpanKind } from '@opentelemetry/api'
import type { Sql } from 'postgres'
import { beginSpan } from './spans.ts'

type Then = (...handlers: Parameters<Promise<unknown>['then']>) => Promise<unknown>

interface Query {
  then: Then
}

const isQuery = (value: unknown): value is Query => value instanceof Promise

/** The statement with its places for values, which are not part of a trace. */
const spanOf = (text: string) =>
  beginSpan(
    /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL',
    { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) },
    SpanKind.CLIENT,
  )

/** A query is sent when somebody waits for it, so its span begins then. */
function watch<Q>(query: Q, text: string): Q {
  if (!isQuery(query)) return query
  const then = query.then.bind(query) as Then
  let span: ReturnType<typeof spanOf>
  let begun = false
  // oxlint-disable-next-line unicorn/no-thenable -- a query is a promise, which only sends itself when it is waited for
  query.then = (onDone, onFailed) => {
    if (!begun) span = spanOf(text)
    begun = true
    return then(
      (result) => {
        span?.end()
        return onDone ? onDone(result) : result
      },
      (error) => {
        span?.end(error)
        if (onFailed) return onFailed(error)
        throw error
      },
    )
  }
  return query
}

type Inner = (sql: Sql) => unknown

/** Makes each query inside a traced request a span, those of transactions included. */
export function traceSql<S extends Sql>(sql: S): S {
  return new Proxy(sql, {
    apply(target, self, args: [TemplateStringsArray, ...unknown[]]) {
      const [texts] = args
      const made = Reflect.apply(target as unknown as (...given: unknown[]) => unknown, self, args)
      return Array.isArray(texts) && 'raw' in texts ? watch(made, texts.join('$')) : made
    },
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'unsafe') return (text: string, ...more: []) => watch(target.unsafe(text, ...more), text)
      if (name === 'begin' || name === 'savepoint')
        return (...args: unknown[]) => {
          const inner = args.at(-1) as Inner
          return (value as (...given: unknown[]) => unknown).call(
            target,
            ...args.slice(0, -1),
            (transaction: Sql) => inner(traceSql(transaction)),
          )
        }
      return value
    },
  })
}
