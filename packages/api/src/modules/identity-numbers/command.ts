// pnpm identity-numbers seal: seals all identity numbers with the first of IDENTITY_KEYS, once every process has it.
import { identityKeys } from '../../platform/config/fields.ts'
import { connectDatabase } from '../../platform/db/client.ts'
import { createKeyring } from '../../platform/identity-numbers/keyring.ts'
import * as v from 'valibot'
import { sealNumbers } from './seal-numbers.ts'

const usage = `pnpm identity-numbers seal   seals all identity numbers with the first of IDENTITY_KEYS, and says which keys can be removed
It needs the DATABASE_URL and the IDENTITY_KEYS of the API, or its APP_SECRET where it has no IDENTITY_KEYS.`

try {
  await perform(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function perform(command: string | undefined): Promise<void> {
  const { DATABASE_URL: url, IDENTITY_KEYS, APP_SECRET } = process.env
  const keys = v.safeParse(identityKeys(32), IDENTITY_KEYS || APP_SECRET)
  if (command !== 'seal' || !url || !keys.success) throw new Error(usage)
  const { db, sql, close } = connectDatabase(url, { max: 1 })
  try {
    const { changed, unused } = await sealNumbers({ db, sql }, createKeyring(keys.output))
    for (const [table, rows] of Object.entries(changed)) console.log(`${table}: ${rows} rows changed`)
    if (unused.length > 0) console.log(`No number is sealed with ${unused.join(', ')} any more.`)
  } finally {
    await close()
  }
}
