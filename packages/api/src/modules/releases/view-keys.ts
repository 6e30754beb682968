import { keyedHashes, type HashSecrets } from '../../platform/keyed-hash.ts'

/** Returns the keys by which view tickets are signed: composers sign with the first, the API takes all. */
export const viewKeys = (secrets: HashSecrets): readonly [newest: string, ...older: string[]] =>
  keyedHashes(secrets, 'view tickets', '')
