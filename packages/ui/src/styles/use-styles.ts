import { type EmotionCache } from '@emotion/cache'
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { useInsertionEffect } from 'react'

/** The styles of one component: written once per page however often it is drawn. */
export interface StyleSlice {
  readonly name: string
  readonly text: string
}

/**
 * Names a slice. Class names start with `ml-`; the rules sit in a layer, so that style props of a screen win.
 * Plain text is cheap: nothing is computed per element, and only the slices that a page draws reach its HTML.
 */
export const styles = (name: string, text: string): StyleSlice => ({
  name,
  text: `@layer recipes{${text}}`,
})

/** Marks a template as CSS for editors; the text is left as it is. */
export const css = String.raw

const onServer = typeof document === 'undefined'

const insert = (cache: EmotionCache, { name, text }: StyleSlice) => {
  if (cache.inserted[name] !== undefined) return
  cache.insert('', { name, styles: text }, cache.sheet, true)
}

/** Puts a component's styles on the page before it is painted. */
export const useStyles = (slice: StyleSlice): void => {
  const cache = useEmotionCache()
  if (onServer && cache) insert(cache, slice)
  useInsertionEffect(() => {
    if (cache) insert(cache, slice)
  })
}
