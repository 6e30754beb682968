import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCertificate } from '@metrolibre/stand-ins/certificate'
import { describe, expect, inject, it } from 'vitest'
import { ConfigSchema } from './config.ts'
import { ConfigError, readConfig } from './read-config.ts'

const environment = () => ({
  ...inject('testEnvironment'),
  DATABASE_URL: 'postgres://a:b@db.example/metrolibre',
})
const refusal = (changes: Record<string, string | undefined>) => {
  try {
    readConfig({ ...environment(), ...changes })
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('configuration', () => {
  it('has defaults for optional variables, and treats an empty one as absent', () => {
    const config = readConfig({ ...environment(), PORT: '', STRIPE_API_URL: '' })
    expect(config).toMatchObject({
      PORT: 4001,
      STRIPE_API_URL: 'https://api.stripe.com',
      DEPLOYMENT: 'embedded',
    })
  })

  it('reports each wrong variable in one sentence', () => {
    expect(refusal({ PORT: '99999', DATABASE_URL: undefined, APP_SECRET: 'short' }).split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'DATABASE_URL is missing.',
      'APP_SECRET must have at least 32 characters in each value.',
    ])
    expect(refusal({ DATABASE_URL: 'mysql://x' })).toMatch(
      /^DATABASE_URL must be an address starting with postgres/,
    )
  })

  it('reads the values of a rotated secret, newest first, and refuses short and repeated ones', () => {
    const [newest, older] = ['n'.repeat(32), 'o'.repeat(32)]
    const read = (APP_SECRET: string) => readConfig({ ...environment(), APP_SECRET }).APP_SECRET
    expect(read(`${newest}, ${older}`)).toEqual([newest, older])
    expect(read(`\n${newest}\n${older}\n`)).toEqual([newest, older])
    for (const APP_SECRET of [`${newest},short`, ', ,'])
      expect(refusal({ APP_SECRET })).toBe('APP_SECRET must have at least 32 characters in each value.')
    expect(refusal({ APP_SECRET: `${newest} ${older} ${newest}` })).toBe(
      'APP_SECRET must not hold the same value twice.',
    )
  })

  it('lists every variable in .env.example', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../../../.env.example'), 'utf8')
    const missing = Object.keys(ConfigSchema.entries).filter((name) => !example.includes(`\n${name}=`))
    expect(missing).toEqual([])
  })

  it('names the variable that a chosen option requires', () => {
    expect(refusal({ STORAGE_DRIVER: 's3' })).toBe(
      'STORAGE_BUCKET is missing: it is needed for this STORAGE_DRIVER.',
    )
  })

  it('reads the keys of identity numbers, with plain in front or not', () => {
    const read = (IDENTITY_KEYS: string) => readConfig({ ...environment(), IDENTITY_KEYS }).IDENTITY_KEYS
    const [newer, older] = ['n'.repeat(32), 'o'.repeat(40)]
    expect(read('')).toBeUndefined()
    expect(read(`${newer}, ${older}`)).toEqual([newer, older])
    expect(read(`plain,${older}`)).toEqual(['plain', older])
    for (const IDENTITY_KEYS of ['plain', `${newer},plain`, `${newer},short`])
      expect(refusal({ IDENTITY_KEYS })).toBe('IDENTITY_KEYS must have at least 32 characters in each value.')
  })

  it('refuses in production a server key that equals the browsers’ key', () => {
    const same = { IDENTITY_API_KEY: 'AIza-web', IDENTITY_SERVER_API_KEY: 'AIza-web' }
    expect(refusal({ DEPLOYMENT: 'production', ...same })).toContain(
      'IDENTITY_SERVER_API_KEY must be another than IDENTITY_API_KEY',
    )
    const apart = { ...same, IDENTITY_SERVER_API_KEY: 'AIza-server' }
    expect(refusal({ DEPLOYMENT: 'production', ...apart })).not.toContain('IDENTITY_SERVER_API_KEY')
    expect(refusal({ IDENTITY_SERVER_API_KEY: undefined })).toBe('IDENTITY_SERVER_API_KEY is missing.')
  })

  it('refuses a list of proxies that includes everybody or nobody', () => {
    for (const TRUSTED_PROXIES of ['0.0.0.0/0', 'private', ','])
      expect(refusal({ TRUSTED_PROXIES })).toMatch(/^TRUSTED_PROXIES must list addresses or ranges/)
  })

  it('refuses a seal whose key and certificate don’t belong together, or that readers may not know', async () => {
    const other = await makeCertificate('Metrolibre (embedded)')
    expect(refusal({ SEAL_PRIVATE_KEY: other.key })).toBe(
      'SEAL_PRIVATE_KEY must be the key of the first certificate in SEAL_CERTIFICATE.',
    )
    expect(refusal({ SEAL_CERTIFICATE: 'a certificate' })).toBe(
      'SEAL_CERTIFICATE must be one or more certificates in PEM form.',
    )
    const { privateKey } = generateKeyPairSync('ed25519')
    const unknown = privateKey.export({ type: 'pkcs8', format: 'pem' })
    expect(refusal({ SEAL_PRIVATE_KEY: String(unknown) })).toMatch(/^SEAL_PRIVATE_KEY must be RSA/)
    expect(refusal({ SEAL_CERTIFICATE: undefined })).toBe('SEAL_CERTIFICATE is missing.')
    const embedded = { SEAL_CERTIFICATE: other.certificate, SEAL_PRIVATE_KEY: other.key }
    expect(refusal({ DEPLOYMENT: 'production', ...embedded })).toContain('SEAL_CERTIFICATE is an embedded')
  })

  it('accepts a certificate and key without line breaks, as environments write them', () => {
    const { SEAL_CERTIFICATE = '', SEAL_PRIVATE_KEY = '' } = inject('testEnvironment')
    const flat = (pem: string) => pem.replaceAll('\n', String.raw`\n`)
    expect(
      refusal({ SEAL_CERTIFICATE: flat(SEAL_CERTIFICATE), SEAL_PRIVATE_KEY: flat(SEAL_PRIVATE_KEY) }),
    ).toBe('')
  })

  it('refuses stand-ins in production', () => {
    const message = refusal({
      DEPLOYMENT: 'production',
      STRIPE_SECRET_KEY: 'sk_test_embedded_1',
      VISITS_WEBHOOK_SECRET: 'visits_embedded_1',
      IDENTITY_CLIENT_EMAIL: 'api@metrolibre-embedded.iam.gserviceaccount.com',
      RECAPTCHA_URL: 'http://localhost:4002/solved',
    })
    for (const name of [
      'PUBLIC_URL',
      'IDENTITY_TOOLKIT_URL',
      'IDENTITY_JWKS_URL',
      'STRIPE_API_URL',
      'SMTP_URL',
      'RECAPTCHA_URL',
      'TRUSTED_PROXIES is missing',
      'IDENTITY_KEYS is missing',
    ])
      expect(message).toContain(name)
    for (const name of ['STRIPE_SECRET_KEY', 'VISITS_WEBHOOK_SECRET', 'IDENTITY_CLIENT_EMAIL'])
      expect(message).toContain(`${name} is a stand-in`)
  })
})
