import { chakra } from '@metrolibre/ui'

/** A name that somebody typed: one long word without spaces would push the other columns out of the window. */
export const TypedName = chakra('span', {
  base: { display: 'block', maxW: { md: '280px' }, overflowWrap: 'anywhere' },
})
