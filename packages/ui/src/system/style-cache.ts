import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { useEmotionCache } from './edge/emotion-cache.ts'
import { stillHead } from './edge/still-blocks.ts'
import { writeRules } from './write-rules.ts'

/** Emotion's cache: names, nests and writes rules, each once. */
export type StyleCache = EmotionCache

const onServer = typeof document === 'undefined'

/**
 * The browsers we support need none of the prefixes that Emotion would add. All caches share this one list, because on a
 * server Emotion remembers per list which rules it has already nested.
 */
const stylisPlugins: StylisPlugin[] = []

/**
 * Where styles are collected. On the server make one per page: its rules are all that the page needs. In the
 * browser it adopts those of the page and writes the rest into an empty style element rule by rule, so that a
 * content policy needs neither a nonce nor `unsafe-inline`.
 */
export function createUiCache(): StyleCache {
  // Development tools and test environments read the element's text.
  const speedy = process.env['NODE_ENV'] === 'production'
  const cache = createCache({
    key: 'ml',
    stylisPlugins,
    container: onServer ? undefined : stillHead(),
    speedy,
  })
  if (speedy && !onServer) writeRules(cache.sheet)
  // The server keeps a page's rules together in the cache, instead of a style element next to each component.
  cache.compat = true
  return cache
}

/** The cache of this page. @throws Error on the server where no `UiProvider` is around */
export function useStyleCache(): StyleCache {
  const cache = useEmotionCache()
  if (!cache) throw new Error('Styles need the UiProvider around them')
  return cache
}
