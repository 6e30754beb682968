/** What the server needs of the styles, and no browser. */
import createEmotionServer from '@emotion/server/create-instance'
import type { StyleCache } from './style-cache.ts'

/** A style element of a page. */
export interface StyleBlock {
  /** Value of `data-emotion`, by which the browser's cache adopts the block. */
  key: string
  css: string
}

/** The styles that a finished page uses, as one block. */
export function collectStyles(cache: StyleCache, html: string): StyleBlock {
  const { ids, css } = createEmotionServer(cache).extractCritical(html)
  return { key: [cache.key, ...ids].join(' '), css }
}
