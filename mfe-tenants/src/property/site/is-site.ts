import type { SearchType } from '@metrolibre/contract'

/** Whether a kind is chosen by height, gate and the like. What only these need is loaded with them. */
export const isSite = (kind: SearchType | undefined): boolean => kind === 'galpon' || kind === 'terreno'
