export { css } from './css.ts'
import { useInsertionEffectAlwaysWithSyncFallback as useInsertion } from '@emotion/use-insertion-effect-with-fallbacks'
import { useStyleCache } from './style-cache.ts'

/** The styles of one component: written once per page however often it is drawn. */
export interface StyleSlice {
  readonly name: string
  readonly styles: string
}

/**
 * Names a slice. Class names start with `ml-`; the rules sit in a layer, so that style props of a screen win.
 * Plain text is cheap: nothing is computed per element, and only the slices that a page draws reach its HTML.
 */
export const styles = (name: string, text: string): StyleSlice => ({
  name,
  styles: `@layer recipes{${text}}`,
})

/** Puts a component's styles on the page before it is painted. */
export function useStyles(slice: StyleSlice): void {
  const cache = useStyleCache()
  useInsertion(() => {
    if (cache.inserted[slice.name] === undefined) cache.insert('', slice, cache.sheet, true)
  })
}
