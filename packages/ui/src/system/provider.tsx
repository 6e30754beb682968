import type { ReactNode } from 'react'
import { createUiCache, StyleCacheContext, type StyleCache } from './style-cache.ts'

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
  <StyleCacheContext value={cache ?? sharedCache()}>{children}</StyleCacheContext>
)
