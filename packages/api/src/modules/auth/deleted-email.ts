import type { Config } from '../../platform/config/config.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

/** What is kept of an address that may not be registered again (RULES.md §2). */
export const deletedEmailHash = (config: Config, email: string): string =>
  keyedHash(config.APP_SECRET, 'deleted-email', email.toLowerCase())
