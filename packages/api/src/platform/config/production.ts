import { readChain } from '../seal/keys.ts'
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

const isLocal = (host: string): boolean =>
  /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(host) || host === ''

/**
 * Returns one sentence for each setting that a production start refuses, such as URLs and keys of the
 * stand-ins.
 */
export function refusalsOfProduction(config: Config): string[] {
  const refusals: string[] = []
  for (const name of addresses) {
    const value = config[name]
    if (value === undefined) continue
    const url = new URL(value)
    if (url.protocol !== 'https:' || isLocal(url.hostname))
      refusals.push(`${name} must be an https address outside this machine when DEPLOYMENT is production.`)
  }
  for (const name of keys) {
    if (config[name]?.includes('embedded'))
      refusals.push(`${name} is a stand-in's; DEPLOYMENT=production needs the real one.`)
  }
  if (config.IDENTITY_SERVER_API_KEY === config.IDENTITY_API_KEY)
    refusals.push(
      'IDENTITY_SERVER_API_KEY must be another than IDENTITY_API_KEY: a key that is limited to browsers refuses servers.',
    )
  if (isLocal(new URL(config.SMTP_URL).hostname))
    refusals.push('SMTP_URL must name a real mail server when DEPLOYMENT is production.')
  if (readChain(config.SEAL_CERTIFICATE).some(({ subject }) => subject.includes('embedded')))
    refusals.push('SEAL_CERTIFICATE is an embedded copy’s; DEPLOYMENT=production needs one of its own.')
  // Time stamps are signed, so many services are reached by http.
  if (config.TIME_STAMP_URL && isLocal(new URL(config.TIME_STAMP_URL).hostname))
    refusals.push('TIME_STAMP_URL must be outside this machine when DEPLOYMENT is production.')
  if (config.IDENTITY_KEYS === undefined)
    refusals.push(
      'IDENTITY_KEYS is missing: DEPLOYMENT=production names the keys that seal identity numbers (deploy/README.md).',
    )
  if (config.TRUSTED_PROXIES === undefined)
    refusals.push(
      'TRUSTED_PROXIES is missing: DEPLOYMENT=production names whose X-Forwarded-For is believed.',
    )
  return refusals
}
