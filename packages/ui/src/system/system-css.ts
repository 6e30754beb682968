import { serializeStyles } from '@emotion/serialize'
import { baseStyles } from './base.ts'
import { globalStyles } from './edge/global-styles.ts'
import { createUiCache } from './style-cache.ts'
import { system } from './system.ts'

/** Returns the design system as a style sheet, which is the content of `system.css`. Runs outside of a browser. */
export function systemCss(): string {
  const cache = createUiCache()
  for (const part of globalStyles()) cache.insert('', serializeStyles([part]), cache.sheet, true)
  cache.insert('', { name: 'base', styles: baseStyles }, cache.sheet, true)
  return [system.layers.atRule, ...Object.values(cache.inserted), ''].join('\n')
}
