import type { AppContext } from '../platform/context.ts'

/** What the demo catalogue is written with. */
export type SeedContext = Pick<AppContext, 'config' | 'db' | 'storage' | 'clock'>
