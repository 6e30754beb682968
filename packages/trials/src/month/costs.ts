/** What visitors do. */
export const costKinds = ['page', 'search', 'hold', 'upload'] as const
export type CostKind = (typeof costKinds)[number]

/** What a machine may be. Standbys answer searches; the primary takes what is written. */
export const pools = ['composer', 'api', 'standby', 'primary'] as const
export type Pool = (typeof pools)[number]

/**
 * Milliseconds of a processor that each takes, as `pnpm bench:costs` printed them (deploy/capacity.md). A hold is one with its
 * cancellation; signing and paying were not measured.
 */
export const costs: Readonly<Record<CostKind, Readonly<Record<Pool, number>>>> = {
  page: { composer: 2.3, api: 0.2, standby: 0.2, primary: 0 },
  search: { composer: 0.1, api: 2.4, standby: 2.7, primary: 0 },
  hold: { composer: 0, api: 37.3, standby: 0, primary: 30.2 },
  upload: { composer: 0.0, api: 455.1, standby: 0, primary: 6.3 },
}

/** KB that the primary writes to its log for each. */
export const writtenCosts: Readonly<Record<CostKind, number>> = { page: 0, search: 0, hold: 5.3, upload: 2.8 }

/** Reading costs more where the catalogue is larger: the indexes are deeper, and not all of them are in memory. */
export const growth = (properties: number): number => Math.max(1, 1.15 ** Math.log10(properties / 1000))

export const processors: Readonly<Record<Pool, number>> = { composer: 8, api: 8, standby: 16, primary: 32 }
