import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandIns } from '@metrolibre/stand-ins'
import { makeCertificate } from '@metrolibre/stand-ins/certificate'
import { freePort } from '@metrolibre/testing/ports'

export interface OutsideServices {
  /** The configuration of the API for these services, to be passed to `readConfig`. */
  env: Record<string, string>
  close: () => Promise<void>
}

/** Starts the outside services in this process. */
export async function startOutsideServices(): Promise<OutsideServices> {
  const dataDir = await mkdtemp(join(tmpdir(), 'metrolibre-test-'))
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const clientEmail = 'api@metrolibre-test.iam.gserviceaccount.com'
  const keys = {
    apiKey: 'test-api-key',
    serverApiKey: 'test-server-key',
    secretKey: 'sk_test_tests',
    webhookSecret: 'whsec_tests',
  }
  const seal = await makeCertificate('Metrolibre (tests)')
  const standIns = await startStandIns({
    port: await freePort(),
    smtpPort: await freePort(),
    dataDir,
    publicUrl: 'http://localhost:4000',
    identity: {
      projectId: 'metrolibre-test',
      apiKey: keys.apiKey,
      serverApiKey: keys.serverApiKey,
      serviceAccount: { clientEmail, key: privateKey },
    },
    // The clock of a test stands still for as long as its file takes on a busy machine.
    payments: { secretKey: keys.secretKey, behindSeconds: 600 },
  })
  return {
    env: {
      APP_SECRET: 'a-secret-of-the-tests-long-enough-to-pass',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      IDENTITY_PROJECT_ID: 'metrolibre-test',
      IDENTITY_API_KEY: keys.apiKey,
      IDENTITY_SERVER_API_KEY: keys.serverApiKey,
      IDENTITY_CLIENT_EMAIL: clientEmail,
      IDENTITY_PRIVATE_KEY: privateKey,
      IDENTITY_TOOLKIT_URL: `${standIns.url}/identitytoolkit.googleapis.com`,
      IDENTITY_JWKS_URL: `${standIns.url}/identity/jwks`,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_URL: standIns.url,
      SEAL_CERTIFICATE: seal.certificate,
      SEAL_PRIVATE_KEY: seal.key,
      TIME_STAMP_URL: `${standIns.url}/time-stamps`,
      SMTP_URL: standIns.smtpUrl,
      NEWSLETTER_URL: `${standIns.url}/newsletter`,
      NEWSLETTER_API_KEY: 'tests',
      GEOCODER_URL: `${standIns.url}/geocoder`,
      VISITS_URL: `${standIns.url}/visits/metrolibre/visita`,
      TECHNICAL_VISIT_URL: `${standIns.url}/visits/metrolibre/visita-tecnica`,
    },
    close: async () => {
      await standIns.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
