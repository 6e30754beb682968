import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keys of one embedded copy: drawn at its first start, kept with its data, never in the repository. */
export interface Secrets {
  appSecret: string
  databasePassword: string
  stripeSecretKey: string
  stripeWebhookSecret: string
  visitsWebhookSecret: string
  identityApiKey: string
  identityServerApiKey: string
  identityPrivateKey: string
}

export function openSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Secrets) : undefined
  // Data of an older copy lacks the keys that came later.
  if (kept?.identityServerApiKey) return kept
  const secrets = { ...drawSecrets(), ...kept }
  // Written aside and renamed, so that a stop in the middle never leaves half a file.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}

function drawSecrets(): Secrets {
  const draw = (bytes = 24) => randomBytes(bytes).toString('base64url')
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return {
    appSecret: draw(32),
    databasePassword: draw(),
    stripeSecretKey: `sk_test_embedded_${draw()}`,
    stripeWebhookSecret: `whsec_embedded_${draw()}`,
    visitsWebhookSecret: `visits_embedded_${draw()}`,
    identityApiKey: `embedded_${draw()}`,
    identityServerApiKey: `embedded_server_${draw()}`,
    identityPrivateKey: privateKey,
  }
}
