import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { createUiCache, type StyleCache } from './style-cache.ts'

let browserCache: StyleCache | undefined

const sharedCache = (): StyleCache => {
  browserCache ??= createUiCache()
  return browserCache
}

export interface UiProviderProps {
  children?: ReactNode
  /** Required on the server; the browser shares one. */
  cache?: StyleCache
}

/** Gives every component below it a place for its styles. Tokens and the page's base are `system.css`. */
export const UiProvider = ({ children, cache }: UiProviderProps) => (
  <CacheProvider value={cache ?? sharedCache()}>{children}</CacheProvider>
)
