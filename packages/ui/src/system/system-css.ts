import { serializeStyles } from '@emotion/serialize'
import { baseStyles } from './base.ts'
import { createUiCache } from './style-cache.ts'
import { system } from './system.ts'

/** Chakra gives each of its layers, those without rules too. */
const hasRules = (part: object) => Object.values(part).some((layer: object) => Object.keys(layer).length > 0)

/** The design system as a style sheet; `system.css` is this. Made where there is no browser. */
export function systemCss(): string {
  const cache = createUiCache()
  for (const part of system._global.filter(hasRules))
    cache.insert('', serializeStyles([part]), cache.sheet, true)
  cache.insert('', { name: 'base', styles: baseStyles }, cache.sheet, true)
  return [system.layers.atRule, ...Object.values(cache.inserted), ''].join('\n')
}
