import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCertificate } from '@metrolibre/stand-ins/certificate'

/**
 * The keys of one embedded copy: generated at its first start and kept with its data, never in the
 * repository.
 */
export interface LocalSecrets {
  appSecret: string
  databasePassword: string
  stripeSecretKey: string
  stripeWebhookSecret: string
  visitsWebhookSecret: string
  identityApiKey: string
  identityServerApiKey: string
  identityPrivateKey: string
  sealCertificate: string
  sealPrivateKey: string
  /** The token by which this copy releases its own builds. */
  releasesToken: string
}

export async function openSecrets(dataDir: string): Promise<LocalSecrets> {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets) : undefined
  // Data of an older copy lacks keys that were added later.
  if (kept?.identityServerApiKey && kept.sealCertificate && kept.releasesToken) return kept
  const secrets = { ...(await drawSecrets()), ...kept }
  // Written to a temporary file and renamed, so that an interruption never leaves an incomplete file.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}

async function drawSecrets(): Promise<LocalSecrets> {
  const draw = (bytes = 24) => randomBytes(bytes).toString('base64url')
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const seal = await makeCertificate('Metrolibre (embedded)')
  return {
    appSecret: draw(32),
    databasePassword: draw(),
    stripeSecretKey: `sk_test_embedded_${draw()}`,
    stripeWebhookSecret: `whsec_embedded_${draw()}`,
    visitsWebhookSecret: `visits_embedded_${draw()}`,
    identityApiKey: `embedded_${draw()}`,
    identityServerApiKey: `embedded_server_${draw()}`,
    identityPrivateKey: privateKey,
    sealCertificate: seal.certificate,
    sealPrivateKey: seal.key,
    releasesToken: `mlr_embedded_${draw(32)}`,
  }
}
