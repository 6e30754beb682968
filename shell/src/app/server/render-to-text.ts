import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static.node'

/**
 * The finished HTML, with every wait inside it waited for. Nothing is put off to an inline script, which the
 * content policy would refuse.
 * @throws the first error of any part of the page, also of one that would come with a fallback; an error thrown within
 * `onError` itself would be nobody's and end the process. Also throws once the signal ends the waits.
 */
export async function renderToText(node: ReactNode, signal?: AbortSignal): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(node, {
    signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await text(prelude)
  signal?.throwIfAborted()
  if (errors.length > 0) throw errors[0]
  return html
}
