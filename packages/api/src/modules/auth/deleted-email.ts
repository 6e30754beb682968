import { storedEmail } from '@metrolibre/contract'
import type { Config } from '../../platform/config/config.ts'
import { keyedHash, keyedHashes } from '../../platform/keyed-hash.ts'

const purpose = 'deleted-email'

/**
 * Returns the keyed hash by which the e-mail address of a deleted user is refused at registration. The
 * address itself is not stored (RULES.md §2.32a).
 */
export const deletedEmailHash = (config: Config, email: string): string =>
  keyedHash(config.APP_SECRET, purpose, storedEmail(email) ?? email)

/** Returns all hashes by which the address may be stored: the secret may have been rotated since. */
export const deletedEmailHashes = (config: Config, email: string): readonly string[] =>
  keyedHashes(config.APP_SECRET, purpose, storedEmail(email) ?? email)
