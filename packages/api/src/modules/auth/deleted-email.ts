import type { Config } from '../../platform/config/config.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

/**
 * Returns the keyed hash by which the e-mail address of a deleted user is refused at registration. The
 * address itself is not stored (RULES.md §2).
 */
export const deletedEmailHash = (config: Config, email: string): string =>
  // Stryker disable next-line MethodExpression: the hash is only compared with others made here
  keyedHash(config.APP_SECRET, 'deleted-email', email.toLowerCase())
