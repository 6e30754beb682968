import type { Sql } from 'postgres'
import * as v from 'valibot'
import { identityKeys } from '../platform/config/fields.ts'
import { createKeyring } from '../platform/identity-numbers/keyring.ts'
import { keysNeeded } from './keys-repository.ts'

export interface ComparedKeys {
  readonly needed: readonly string[]
  /** Those that were not given. Undefined when none were given at all. */
  readonly missing: readonly string[] | undefined
}

/** Compares the keys that identity numbers of a restored database need with those that an operator still has. */
export async function compareKeys(restored: Sql, given: string | undefined): Promise<ComparedKeys> {
  const needed = await keysNeeded(restored)
  if (!given) return { needed, missing: undefined }
  const keys = v.safeParse(identityKeys(32), given)
  if (!keys.success) throw new Error(`IDENTITY_KEYS ${keys.issues[0].message}.`)
  const { ids } = createKeyring(keys.output)
  return { needed, missing: needed.filter((id) => !ids.includes(id)) }
}
