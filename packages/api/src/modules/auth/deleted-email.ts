import type { Config } from '../../platform/config/config.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

/**
 * Returns the keyed hash by which the e-mail address of a deleted user is refused at registration. The
 * address itself is not stored (RULES.md §2).
 */
export const deletedEmailHash = (config: Config, email: string): string =>
  keyedHash(config.APP_SECRET, 'deleted-email', email.toLowerCase())
