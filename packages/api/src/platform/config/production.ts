import {
  captchaTestKeys,
  isDemoProject,
  isMadeUp,
  isPublicAddress,
  isThisMachine,
  wantsRandom,
} from '@metrolibre/doors'
import { plainKey } from '../identity-numbers/keyring.ts'
import { readCertificateChain } from '../seal/keys.ts'
import type { Config } from './config.ts'

const addresses = [
  'PUBLIC_URL',
  'IDENTITY_TOOLKIT_URL',
  'IDENTITY_JWKS_URL',
  'IDENTITY_ISSUER',
  'STRIPE_API_URL',
  'VISITS_URL',
  'TECHNICAL_VISIT_URL',
  'NEWSLETTER_URL',
  'GEOCODER_URL',
  'RECAPTCHA_URL',
  'STORAGE_ENDPOINT',
  'STRIPE_DASHBOARD_URL',
] as const

const keys = [
  'IDENTITY_API_KEY',
  'IDENTITY_SERVER_API_KEY',
  'IDENTITY_PROJECT_ID',
  'IDENTITY_CLIENT_EMAIL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'NEWSLETTER_API_KEY',
  'VISITS_WEBHOOK_SECRET',
] as const

const secrets = ['VISITS_WEBHOOK_SECRET', 'NEWSLETTER_API_KEY', 'STORAGE_SECRET_ACCESS_KEY'] as const
const fewestOfSecret = 16

const webhookSecret = /^whsec_[\w+/=-]{24,}$/
const liveKey = /^(sk|rk)_live_\w{16,}$/

/**
 * Returns one sentence for each setting that a start outside embedded mode refuses, such as URLs and keys of the stand-ins.
 * Staging may take payments with test keys.
 */
export function refusedInProduction(config: Config): string[] {
  const refusals: string[] = []
  for (const name of addresses) {
    const value = config[name]
    if (value === undefined) continue
    if (!isPublicAddress(value))
      refusals.push(
        `${name} must be an https address outside this machine when DEPLOYMENT is ${config.DEPLOYMENT}.`,
      )
  }
  for (const name of keys) {
    if (config[name]?.includes('embedded'))
      refusals.push(`${name} is a stand-in's; DEPLOYMENT=${config.DEPLOYMENT} needs the real one.`)
  }
  if (config.IDENTITY_SERVER_API_KEY === config.IDENTITY_API_KEY)
    refusals.push(
      'IDENTITY_SERVER_API_KEY must be another than IDENTITY_API_KEY: a key that is limited to browsers refuses servers.',
    )
  if (isThisMachine(new URL(config.SMTP_URL).hostname))
    refusals.push('SMTP_URL must name a real mail server outside embedded mode.')
  if (readCertificateChain(config.SEAL_CERTIFICATE).some(({ subject }) => subject.includes('embedded')))
    refusals.push('SEAL_CERTIFICATE is an embedded copy’s; another deployment needs one of its own.')
  // Time stamps are signed, so many services are reached by http.
  if (config.TIME_STAMP_URL && isThisMachine(new URL(config.TIME_STAMP_URL).hostname))
    refusals.push('TIME_STAMP_URL must be outside this machine outside embedded mode.')
  if (config.IDENTITY_KEYS === undefined)
    refusals.push(
      'IDENTITY_KEYS is missing: a deployment names the keys that seal identity numbers (deploy/README.md).',
    )
  if (config.TRUSTED_PROXIES === undefined)
    refusals.push('TRUSTED_PROXIES is missing: a deployment names whose X-Forwarded-For is believed.')
  refusals.push(...refusalsOfSecrets(config), ...refusalsOfMail(config), ...refusalsOfTestServices(config))
  if (config.DEPLOYMENT === 'production') refusals.push(...refusalsOfTestPayments(config))
  return refusals
}

function refusalsOfSecrets(config: Config): string[] {
  const refusals: string[] = []
  for (const name of ['APP_SECRET', 'IDENTITY_KEYS'] as const)
    if (config[name]?.some((value) => value !== plainKey && isMadeUp(value)))
      refusals.push(`${name} ${wantsRandom}`)
  for (const name of secrets) {
    const value = config[name]
    if (value !== undefined && (value.length < fewestOfSecret || isMadeUp(value)))
      refusals.push(
        `${name} must be the one that the service gave, of at least ${fewestOfSecret} characters.`,
      )
  }
  if (!webhookSecret.test(config.STRIPE_WEBHOOK_SECRET) || isMadeUp(config.STRIPE_WEBHOOK_SECRET.slice(6)))
    refusals.push(
      'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook in Stripe, which begins with whsec_.',
    )
  return refusals
}

/** Mails contain links that open accounts, so they may not travel in the clear. */
function refusalsOfMail({ SMTP_URL }: Config): string[] {
  const { protocol, searchParams } = new URL(SMTP_URL)
  const isSealed = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  const isOpen =
    searchParams.get('ignoreTLS') === 'true' || searchParams.get('tls.rejectUnauthorized') === 'false'
  return isSealed && !isOpen
    ? []
    : ['SMTP_URL must begin with smtps://, or end with ?requireTLS=true: mails don’t travel in the clear.']
}

function refusalsOfTestServices(config: Config): string[] {
  const refusals: string[] = []
  if (isDemoProject(config.IDENTITY_PROJECT_ID))
    refusals.push('IDENTITY_PROJECT_ID is a project of the emulator; name the real one of Firebase.')
  for (const name of ['RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY'] as const)
    if (captchaTestKeys.includes(config[name] ?? ''))
      refusals.push(`${name} is Google's key for tests, which lets everybody pass; make one of your own.`)
  if (config.RATE_LIMIT_FACTOR !== 1)
    refusals.push('RATE_LIMIT_FACTOR must be 1 outside load tests: leave it out.')
  return refusals
}

function refusalsOfTestPayments({ STRIPE_SECRET_KEY, STRIPE_DASHBOARD_URL }: Config): string[] {
  const refusals: string[] = []
  if (!liveKey.test(STRIPE_SECRET_KEY))
    refusals.push(
      'STRIPE_SECRET_KEY must be a live key, which begins with sk_live_ or rk_live_; DEPLOYMENT=staging takes test keys.',
    )
  if (STRIPE_DASHBOARD_URL?.includes('/test'))
    refusals.push('STRIPE_DASHBOARD_URL leads to test payments; take /test away from its end.')
  return refusals
}
