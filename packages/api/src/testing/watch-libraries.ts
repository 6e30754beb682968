// Runs before each file of API tests. All files of a worker share the modules that the first one loads, so what a test
// wants to watch has to be watched from the beginning. Every password is still checked by the library itself.
import { vi } from 'vitest'

vi.mock('@node-rs/argon2', { spy: true })
