export { css } from './css.ts'
import { useInsertionEffectAlwaysWithSyncFallback as useInsertion } from '@emotion/use-insertion-effect-with-fallbacks'
import { useStyleCache } from './style-cache.ts'

/** The styles of one component. They are written once per page, however many instances it shows. */
export interface StyleSlice {
  readonly name: string
  readonly styles: string
}

/**
 * Defines the styles of a component; their class names start with `ml-`. The rules are in the layer `recipes`, so that
 * style props of a screen override them. They are plain text, so that rendering an element computes nothing, and a page
 * contains only the styles of the components that it shows.
 */
export const styles = (name: string, text: string): StyleSlice => ({
  name,
  styles: `@layer recipes{${text}}`,
})

/** Writes a component's styles before the browser paints the component. */
export function useStyles(slice: StyleSlice): void {
  const cache = useStyleCache()
  useInsertion(() => {
    if (cache.inserted[slice.name] === undefined) cache.insert('', slice, cache.sheet, true)
  })
}
