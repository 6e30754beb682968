import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import type { StyleBlock } from './page-request.ts'

/** The styles that a finished page uses, as blocks that the browser's style cache adopts. */
export function styleBlocks(cache: EmotionCache, html: string): StyleBlock[] {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html)
  const blocks = styles.filter(({ css }) => css.trim())
  const globals = blocks.filter(({ css }) => isSystemGlobal(css))
  const own = blocks.filter(({ css }) => !isSystemGlobal(css))
  return [
    ...globals.map(({ key, ids, css }) => ({ key: [key, ...ids].join(' '), css: closeEmptyLayers(css) })),
    // Under the cache's own key the browser counts them all as written, components' slices included.
    { key: [cache.key, ...own.flatMap(({ ids }) => ids)].join(' '), css: own.map(({ css }) => css).join('') },
  ]
}

/** What the design system writes itself; it looks for these blocks by their own names. */
const isSystemGlobal = (css: string) => /^@layer (reset|tokens)/.test(css)

/** The serializer drops the braces of an empty layer, which would swallow the rules behind it. */
const closeEmptyLayers = (css: string) => css.replaceAll(/@layer ([\w-]+)(?=@|$)/g, '@layer $1;')
