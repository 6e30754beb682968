// Runs before each file of API tests. All files of a worker share the modules that the first one loads, so what a test
// wants to watch is watched from the beginning, and by the same function for all of them. Every password is still
// checked by the library itself.
import type * as Argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

const realm = globalThis as typeof globalThis & { watchedArgon2?: object }

vi.mock('@node-rs/argon2', async (load) => {
  const hashing = await load<typeof Argon2>()
  realm.watchedArgon2 ??= { ...hashing, verify: vi.fn<typeof Argon2.verify>(hashing.verify) }
  return realm.watchedArgon2
})
