// Fills the database of the embedded deployment with the demo catalogue, once. Progress is sent to the parent
// process.
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/read-config.ts'
import { connectDatabase } from '../platform/db/client.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { identityKeysOf, setIdentityKeys } from '../platform/identity-numbers/process-keyring.ts'
import { createLogger } from '../platform/log/logger.ts'
import { createSeal } from '../platform/seal/seal.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import { seed } from './seed.ts'

const config = readConfig(process.env)
if (config.DEPLOYMENT !== 'embedded') {
  console.error('The demo catalogue is for the embedded deployment only.')
  process.exit(1)
}
await migrateDatabase(config.DATABASE_URL)
setIdentityKeys(identityKeysOf(config))
const { db, close } = connectDatabase(config.DATABASE_URL, { max: 2 })
try {
  const storage = await createStorage(config)
  // Without time stamps, which would say that everything was signed today.
  const seal = createSeal({ ...config, TIME_STAMP_URL: undefined }, createLogger(config.LOG_LEVEL))
  await seed(
    { config, db, storage, seal, clock: systemClock },
    { onProgress: (text) => process.send?.(text) },
  )
} finally {
  await close()
  process.disconnect?.()
}
