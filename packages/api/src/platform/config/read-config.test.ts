import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCertificate } from '@metrolibre/stand-ins/certificate'
import { isMadeUp } from '@metrolibre/doors'
import { beforeAll, describe, expect, inject, it } from 'vitest'
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

  describe('outside embedded mode', () => {
    const random = () => randomBytes(24).toString('hex')
    const real = () => ({
      ...environment(),
      DEPLOYMENT: 'production',
      PUBLIC_URL: 'https://metrolibre.cl',
      APP_SECRET: random(),
      IDENTITY_KEYS: `plain,${random()}`,
      IDENTITY_PROJECT_ID: 'metrolibre',
      IDENTITY_API_KEY: 'AIza-web',
      IDENTITY_SERVER_API_KEY: 'AIza-server',
      IDENTITY_CLIENT_EMAIL: 'api@metrolibre.iam.gserviceaccount.com',
      IDENTITY_TOOLKIT_URL: '',
      IDENTITY_JWKS_URL: '',
      IDENTITY_ISSUER: '',
      STRIPE_API_URL: '',
      STRIPE_DASHBOARD_URL: '',
      STRIPE_SECRET_KEY: `sk_live_${random()}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${random()}`,
      VISITS_URL: '',
      TECHNICAL_VISIT_URL: '',
      VISITS_WEBHOOK_SECRET: random(),
      NEWSLETTER_URL: '',
      NEWSLETTER_API_KEY: '',
      GEOCODER_URL: '',
      RECAPTCHA_URL: '',
      RATE_LIMIT_FACTOR: '',
      TIME_STAMP_URL: 'http://timestamp.digicert.com',
      SMTP_URL: 'smtps://a:b@mail.metrolibre.cl',
      TRUSTED_PROXIES: '10.1.0.0/16',
      SEAL_CERTIFICATE: certificate,
      SEAL_PRIVATE_KEY: sealKey,
    })
    let certificate: string
    let sealKey: string
    beforeAll(async () => {
      ;({ certificate, key: sealKey } = await makeCertificate('Metrolibre'))
    })
    const refusalOf = (changes: Record<string, string>) => {
      try {
        readConfig({ ...real(), ...changes })
      } catch (error) {
        return (error as Error).message
      }
      return ''
    }

    it('starts with real settings, time stamps by http among them', () => {
      expect(refusalOf({})).toBe('')
      for (let times = 0; times < 200; times += 1)
        expect(isMadeUp(randomBytes(16).toString('hex'))).toBe(false)
    })

    it.each([
      ['APP_SECRET', 'a'.repeat(40)],
      ['APP_SECRET', `${'ab'.repeat(20)}`],
      ['APP_SECRET', '0123456789abcdefghijklmnopqrstuvwxyz'],
      ['APP_SECRET', 'change-me-change-this-please-0x93kf72'],
      ['IDENTITY_KEYS', `plain,${'k'.repeat(32)}`],
      ['STRIPE_WEBHOOK_SECRET', 'x'],
      ['STRIPE_WEBHOOK_SECRET', 'whsec_x'],
      ['STRIPE_WEBHOOK_SECRET', `whsec_${'x'.repeat(32)}`],
      ['VISITS_WEBHOOK_SECRET', 'x'],
      ['VISITS_WEBHOOK_SECRET', 'x'.repeat(40)],
      ['NEWSLETTER_API_KEY', 'x'],
      ['STORAGE_SECRET_ACCESS_KEY', 'secret'],
      ['TRUSTED_PROXIES', '0.0.0.0/1,128.0.0.0/1'],
      ['TRUSTED_PROXIES', '::/0'],
      ['RATE_LIMIT_FACTOR', '1000'],
      ['PUBLIC_URL', 'http://metrolibre.cl'],
      ['STORAGE_ENDPOINT', 'http://bucket.metrolibre.cl'],
      ['SMTP_URL', 'smtp://a:b@mail.metrolibre.cl'],
      ['SMTP_URL', 'smtp://mail.metrolibre.cl?requireTLS=true&ignoreTLS=true'],
      ['SMTP_URL', 'smtps://mail.metrolibre.cl?tls.rejectUnauthorized=false'],
      ['IDENTITY_PROJECT_ID', 'demo-metrolibre'],
      ['RECAPTCHA_SECRET', '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe'],
      ['RECAPTCHA_SITE_KEY', '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'],
    ])('refuses %s=%s in one sentence, in staging too', (name, value) => {
      for (const DEPLOYMENT of ['staging', 'production'])
        expect(refusalOf({ DEPLOYMENT, [name]: value })).toMatch(new RegExp(`^${name} [^\\n]+\\.$`))
    })

    it.each([
      ['STRIPE_SECRET_KEY', `sk_test_${'4eC39HqLyjWDarjtT1zdp7dc'}`],
      ['STRIPE_SECRET_KEY', `rk_test_${'4eC39HqLyjWDarjtT1zdp7dc'}`],
      ['STRIPE_SECRET_KEY', 'sk_live_x'],
      ['STRIPE_DASHBOARD_URL', 'https://dashboard.stripe.com/test'],
    ])('refuses test payments in production only: %s=%s', (name, value) => {
      expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^${name} [^\\n]+\\.$`))
      expect(refusalOf({ DEPLOYMENT: 'staging', [name]: value })).toBe('')
    })
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
