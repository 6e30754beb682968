import { createKeyring, plainKey, type IdentityKeys, type Keyring } from './keyring.ts'

let given: readonly string[] = []
let current: Keyring | undefined

interface Settings {
  readonly IDENTITY_KEYS?: IdentityKeys | undefined
  readonly APP_SECRET: IdentityKeys
}

/** The keys of a process. Without `IDENTITY_KEYS`, they are derived from `APP_SECRET`. */
export const identityKeysOf = ({ IDENTITY_KEYS, APP_SECRET }: Settings): IdentityKeys =>
  IDENTITY_KEYS ?? APP_SECRET

/**
 * Sets the keys by which the columns of identity numbers are sealed and opened. They belong to the process, because columns
 * know of no app. Keys that were set before still open, for tests with several apps in one process.
 */
export function setIdentityKeys(keys: IdentityKeys): void {
  const former = given.filter((key) => !keys.includes(key) && key !== plainKey)
  given = [...keys, ...former]
  current = createKeyring([...keys, ...former])
}

export function processKeyring(): Keyring {
  if (!current) throw new Error('The keys of identity numbers were not set.')
  return current
}
