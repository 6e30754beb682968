import { ChakraProvider } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { baseStyles } from '../styles/base.ts'
import { useStyles } from '../styles/use-styles.ts'
import { system } from './system.ts'

/** Slices that came with the page are not written again; the extraction names them 'ml-global <name>'. */
const adoptSlices = (cache: EmotionCache) => {
  for (const block of document.querySelectorAll('style[data-emotion^="ml-global "]')) {
    const [, ...names] = block.getAttribute('data-emotion')?.split(' ') ?? []
    for (const name of names) cache.inserted[name] = true
  }
}

/**
 * Where styles are collected. On the server make one per page and extract its critical style blocks; in the
 * browser it adopts those blocks. Production writes rules into empty style elements, so that a content policy
 * needs neither a nonce nor `unsafe-inline`.
 */
export const createUiCache = (): EmotionCache => {
  const cache = createCache({ key: 'ml' })
  // Collects instead of writing style elements into the markup, and lets selectors count children.
  cache.compat = true
  if (typeof document !== 'undefined') adoptSlices(cache)
  return cache
}

let browserCache: EmotionCache | undefined

const sharedCache = (): EmotionCache => {
  browserCache ??= createUiCache()
  return browserCache
}

export interface UiProviderProps {
  children?: ReactNode
  /** Required on the server; the browser shares one. */
  cache?: EmotionCache
}

function BaseStyles() {
  useStyles(baseStyles)
  return null
}

/** Gives every component below it tokens, style props and the base of the page. */
export function UiProvider({ children, cache }: UiProviderProps) {
  return (
    <CacheProvider value={cache ?? sharedCache()}>
      <ChakraProvider value={system}>
        <BaseStyles />
        {children}
      </ChakraProvider>
    </CacheProvider>
  )
}
