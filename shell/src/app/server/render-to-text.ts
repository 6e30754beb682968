import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static.node'

/**
 * Renders the complete HTML, waiting for every suspended part. Nothing is left to inline scripts, which the
 * Content Security Policy would block. Errors are collected, because one thrown inside `onError` would be
 * unhandled and end the process.
 * @throws the first error of any part, even one inside a boundary with a fallback; the signal's reason when
 * it aborts
 */
export async function renderToText(
  node: ReactNode,
  { signal, ...options }: { signal?: AbortSignal | undefined; identifierPrefix?: string } = {},
): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(node, {
    signal,
    ...options,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await text(prelude)
  signal?.throwIfAborted()
  if (errors.length > 0) throw errors[0]
  return html
}
