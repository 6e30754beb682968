import type { AppContext } from '../platform/context.ts'

/** What the demo catalogue needs from the app. */
export type SeedContext = Pick<AppContext, 'config' | 'seal' | 'db' | 'storage' | 'clock'>
