/**
 * Writes `system.css`: layers, reset, the tokens as variables and the page's base, so that no browser computes
 * them. Run after changing a token or the base: `node packages/ui/src/system/generate-css.ts`
 */
import { writeFileSync } from 'node:fs'
import { systemCss } from './system-css.ts'

writeFileSync(new URL('system.css', import.meta.url), systemCss())
