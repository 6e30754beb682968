import type { StyleCache } from '@metrolibre/ui'
import type { StyleBlock } from './page-request.ts'

/** The styles that a finished page uses, as a block that the browser's style cache adopts. */
export const styleBlocks = ({ inserted }: StyleCache): StyleBlock[] => [
  { key: [...inserted.keys()].join(' '), css: [...inserted.values()].join('').replaceAll(/\s+/g, ' ') },
]
