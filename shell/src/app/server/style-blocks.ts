import type { StyleCache } from '@metrolibre/ui'
import type { StyleBlock } from './page-request.ts'

/** Returns the styles that a rendered page uses, as a block that the browser's style cache takes over. */
export const styleBlocks = ({ inserted }: StyleCache): StyleBlock[] => [
  { key: [...inserted.keys()].join(' '), css: [...inserted.values()].join('').replaceAll(/\s+/g, ' ') },
]
