import { generateKeyPairSync } from 'node:crypto'
import { makeCertificate } from '@metrolibre/stand-ins/certificate'
import { readConfig } from '@metrolibre/api/platform/config/read-config.ts'

/**
 * Returns the configuration of an API that only searches, so that nothing outside the database is ever
 * called.
 */
export const benchConfig = async (databaseUrl: string) => {
  const seal = await makeCertificate('Metrolibre (bench)')
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return readConfig({
    APP_SECRET: 'only-for-measuring-and-long-enough-for-it',
    SEAL_CERTIFICATE: seal.certificate,
    SEAL_PRIVATE_KEY: seal.key,
    LOG_LEVEL: 'silent',
    WORKER: 'off',
    // All measured requests come from one address.
    RATE_LIMIT_FACTOR: '1000000',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    IDENTITY_PROJECT_ID: 'bench',
    IDENTITY_SERVER_API_KEY: 'bench',
    IDENTITY_CLIENT_EMAIL: 'bench@bench.iam.gserviceaccount.com',
    IDENTITY_PRIVATE_KEY: privateKey,
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    STRIPE_API_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
}
