import { algorithmOf, openKeys } from '../seal/keys.ts'
import type { Config } from './config.ts'

/** Returns one sentence about a key of the seal that is of no use with its certificate. */
export function refusalsOfSeal({ SEAL_PRIVATE_KEY, SEAL_CERTIFICATE }: Config): string[] {
  try {
    const { key, chain } = openKeys(SEAL_PRIVATE_KEY, SEAL_CERTIFICATE)
    if (!algorithmOf(key))
      return ['SEAL_PRIVATE_KEY must be RSA of at least 2048 bits, or EC P-256 or P-384.']
    if (chain[0]?.checkPrivateKey(key)) return []
    return ['SEAL_PRIVATE_KEY must be the key of the first certificate in SEAL_CERTIFICATE.']
  } catch {
    return ['SEAL_PRIVATE_KEY can’t be read.']
  }
}
