import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static.node'

/**
 * The finished HTML, with every wait inside it waited for. Nothing is put off to an inline script, which the
 * content policy would refuse.
 */
export async function renderToText(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error
    },
  })
  return text(prelude)
}
