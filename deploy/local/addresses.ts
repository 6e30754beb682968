import { reachableAt, shownAs } from './hosts.ts'
import type { LocalSecrets } from './secrets.ts'
import type { LocalSettings } from './settings.ts'

type Environment = Record<string, string>

/**
 * Returns the environment variables of each service. Variables that the caller has set take precedence, so
 * that single stand-ins can be replaced by the real services; only addresses and keys ever differ.
 */
export function localAddresses(settings: LocalSettings, secrets: LocalSecrets) {
  const { port, host, dataDir } = settings
  const local = (number: number) => `http://${reachableAt(host)}:${number}`
  const publicUrl = `http://${shownAs(host)}:${port.shell}`
  const databaseUrl =
    settings.databaseUrl ??
    `postgres://metrolibre:${secrets.databasePassword}@127.0.0.1:${port.database}/metrolibre`
  const standInsUrl = `http://${shownAs(host)}:${port.standIns}`
  const serviceAccount = {
    IDENTITY_SERVER_API_KEY: secrets.identityServerApiKey,
    IDENTITY_CLIENT_EMAIL: 'api@metrolibre-embedded.iam.gserviceaccount.com',
    IDENTITY_PRIVATE_KEY: secrets.identityPrivateKey,
  }
  const visits = {
    VISITS_URL: `${standInsUrl}/visits/metrolibre/visita`,
    TECHNICAL_VISIT_URL: `${standInsUrl}/visits/metrolibre/visita-tecnica`,
  }
  const common: Environment = {
    DEPLOYMENT: 'embedded',
    NODE_ENV: 'production',
    HOST: host,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    IDENTITY_PROJECT_ID: 'metrolibre-embedded',
    IDENTITY_API_KEY: secrets.identityApiKey,
  }
  return {
    postgres: {
      DATA_DIR: dataDir,
      DATABASE_PORT: String(port.database),
      DATABASE_PASSWORD: secrets.databasePassword,
    },
    standIns: overridable({
      ...common,
      STAND_INS_PORT: String(port.standIns),
      STAND_INS_DATA_DIR: `${dataDir}/stand-ins`,
      STAND_INS_URL: standInsUrl,
      SMTP_PORT: String(port.smtp),
      ...serviceAccount,
      STRIPE_SECRET_KEY: secrets.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      STRIPE_WEBHOOK_URL: `${local(port.api)}/api/stripe/webhook`,
      VISITS_WEBHOOK_SECRET: secrets.visitsWebhookSecret,
      VISITS_WEBHOOK_URL: `${local(port.api)}/api/visits/webhook`,
    }),
    api: overridable({
      ...common,
      PORT: String(port.api),
      DATABASE_URL: databaseUrl,
      APP_SECRET: secrets.appSecret,
      ...serviceAccount,
      IDENTITY_TOOLKIT_URL: `${local(port.standIns)}/identitytoolkit.googleapis.com`,
      IDENTITY_JWKS_URL: `${local(port.standIns)}/identity/jwks`,
      STRIPE_SECRET_KEY: secrets.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      STRIPE_API_URL: local(port.standIns),
      SEAL_CERTIFICATE: secrets.sealCertificate,
      SEAL_PRIVATE_KEY: secrets.sealPrivateKey,
      TIME_STAMP_URL: `${local(port.standIns)}/time-stamps`,
      SMTP_URL: `smtp://${reachableAt(host)}:${port.smtp}`,
      MAIL_FROM: 'Metrolibre <hola@metrolibre.example>',
      ...visits,
      VISITS_WEBHOOK_SECRET: secrets.visitsWebhookSecret,
      NEWSLETTER_URL: `${local(port.standIns)}/newsletter`,
      NEWSLETTER_API_KEY: 'embedded',
      GEOCODER_URL: `${local(port.standIns)}/geocoder`,
    }),
    shell: overridable({
      ...common,
      PORT: String(port.shell),
      API_URL: local(port.api),
      IDENTITY_URL: local(port.standIns),
      STAND_INS_URL: standInsUrl,
      ...visits,
      RELEASES_DIR: `${dataDir}/releases`,
      RELEASES_TOKEN: secrets.releasesToken,
    }),
    releases: {
      DATABASE_URL: databaseUrl,
      RELEASES_DIR: `${dataDir}/releases`,
      RELEASES_URL: local(port.api),
      RELEASES_TOKEN: secrets.releasesToken,
    },
  }
}

/** Variables that keep the derived value even if the caller's shell sets them for another purpose. */
const fixed = new Set([
  'PORT',
  'STAND_INS_PORT',
  'STAND_INS_DATA_DIR',
  'SMTP_PORT',
  'RELEASES_DIR',
  'RELEASES_TOKEN',
  'HOST',
  'DATA_DIR',
  'NODE_ENV',
  'DEPLOYMENT',
])

const overridable = (defaults: Environment): Environment =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      fixed.has(name) ? value : (process.env[name] ?? value),
    ]),
  )
