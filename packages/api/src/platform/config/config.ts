import { storedEmail } from '@metrolibre/contract'
import * as v from 'valibot'
import {
  address,
  addressList,
  httpAddress,
  identityKeys,
  oneOfWords,
  privateKey,
  certificates,
  requiredSetting,
  secretList,
  share,
  trustList,
  wholeNumber,
} from './fields.ts'
import { columnList, payoutColumns } from './payout-columns.ts'

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Every environment variable that the API reads. An empty variable counts as absent. */
export const ConfigSchema = v.object({
  DEPLOYMENT: v.optional(oneOfWords('embedded', 'staging', 'production'), 'embedded'),
  PORT: v.optional(wholeNumber(0, 65_535), '4001'),
  HOST: v.optional(requiredSetting, '127.0.0.1'),
  PUBLIC_URL: v.optional(httpAddress, 'http://localhost:4000'),
  DATA_DIR: v.optional(requiredSetting, '.data'),
  DATABASE_URL: address('postgres', 'postgresql'),
  // Standbys that answer public reads while they are a few seconds behind at most.
  DATABASE_REPLICA_URL: v.optional(addressList('postgres', 'postgresql')),
  // The same database for a role that may change tables.
  MIGRATION_DATABASE_URL: v.optional(address('postgres', 'postgresql')),
  DATABASE_POOL: v.optional(wholeNumber(1, 200), '10'),
  APP_SECRET: secretList(32),
  // The keys of identity numbers: the first one seals, all of them open. Derived from APP_SECRET where there is none.
  IDENTITY_KEYS: v.optional(identityKeys(32)),
  LOG_LEVEL: v.optional(oneOfWords('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), 'info'),
  // Which of requests and jobs this process takes: both, requests only (off) or jobs only.
  WORKER: v.optional(oneOfWords('on', 'off', 'only'), 'on'),
  // `off` leaves migrations to `src/migrate.ts`; the process then waits for them at its start.
  MIGRATE: v.optional(oneOfWords('on', 'off'), 'on'),
  // How long it goes on taking requests after it was told to end, until its balancer has noticed.
  DRAIN_SECONDS: v.optional(wholeNumber(0, 10), '0'),
  // A collector of OpenTelemetry (OTLP over HTTP). Without it, nothing is traced.
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(httpAddress),
  // The share of the traces that is recorded, where the server in front has not decided already.
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '0.1'),
  // How many requests are processed at the same time; further ones are told to try again later.
  MAX_IN_FLIGHT: v.optional(wholeNumber(1, 100_000), '256'),
  // How many uploaded pictures are decoded at the same time, each in a process of its own.
  PICTURE_PROCESSES: v.optional(wholeNumber(1, 32), '2'),
  // Multiplies every rate limit, for load tests.
  RATE_LIMIT_FACTOR: v.optional(wholeNumber(1, 1_000_000), '1'),
  // Proxies whose X-Forwarded-For is trusted. In embedded mode the composer is in front, on the same machine.
  TRUSTED_PROXIES: v.optional(trustList),

  IDENTITY_PROJECT_ID: requiredSetting,
  IDENTITY_SERVER_API_KEY: requiredSetting,
  // The browsers' API key. The API never uses it and only checks that its own key is a different one.
  IDENTITY_API_KEY: v.optional(requiredSetting),
  IDENTITY_CLIENT_EMAIL: requiredSetting,
  IDENTITY_PRIVATE_KEY: privateKey,
  IDENTITY_TOOLKIT_URL: v.optional(httpAddress, 'https://identitytoolkit.googleapis.com'),
  IDENTITY_JWKS_URL: v.optional(httpAddress, googleKeys),
  IDENTITY_ISSUER: v.optional(httpAddress),

  STRIPE_SECRET_KEY: requiredSetting,
  STRIPE_WEBHOOK_SECRET: requiredSetting,
  STRIPE_API_URL: v.optional(httpAddress, 'https://api.stripe.com'),
  // Where admins look at a payment at the provider. Without it no page links there.
  STRIPE_DASHBOARD_URL: v.optional(httpAddress),

  // The certificate of the seal in PEM form, followed by those of its authorities, and its key (RULES.md §6.21).
  SEAL_CERTIFICATE: certificates,
  SEAL_PRIVATE_KEY: privateKey,
  // A time stamping service (RFC 3161). Without it, seals carry no time stamp.
  TIME_STAMP_URL: v.optional(httpAddress),

  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: v.optional(
    v.pipe(requiredSetting, v.includes('@', 'must hold an e-mail address')),
    'Metrolibre <hola@metrolibre.example>',
  ),
  // The recipient of messages from the questions page.
  // The columns of the files with which Chilean banks make mass transfers.
  PAYOUT_COLUMNS: v.optional(columnList, payoutColumns.join(',')),
  CONTACT_EMAIL: v.optional(
    v.pipe(
      requiredSetting,
      v.check((email) => storedEmail(email) !== null, 'must be an e-mail address'),
    ),
    'hola@metrolibre.example',
  ),

  STORAGE_DRIVER: v.optional(oneOfWords('disk', 's3', 'gcs'), 'disk'),
  STORAGE_BUCKET: v.optional(requiredSetting),
  STORAGE_REGION: v.optional(requiredSetting),
  STORAGE_ENDPOINT: v.optional(httpAddress),
  STORAGE_ACCESS_KEY_ID: v.optional(requiredSetting),
  STORAGE_SECRET_ACCESS_KEY: v.optional(requiredSetting),
  // What a bucket is asked to encrypt each file with, besides what it does by itself.
  STORAGE_ENCRYPTION: v.optional(oneOfWords('AES256', 'aws:kms')),
  // Whether the API sends pictures itself, or sends browsers to the bucket by signed addresses.
  STORAGE_DELIVERY: v.optional(oneOfWords('through', 'signed'), 'through'),

  VISITS_URL: v.optional(httpAddress),
  TECHNICAL_VISIT_URL: v.optional(httpAddress),
  VISITS_WEBHOOK_SECRET: v.optional(requiredSetting),
  NEWSLETTER_URL: v.optional(httpAddress),
  NEWSLETTER_LIST: v.optional(requiredSetting, 'main'),
  NEWSLETTER_API_KEY: v.optional(requiredSetting),
  // A service with Photon's API that finds addresses. Without it, addresses are typed and the pin is moved by hand.
  GEOCODER_URL: v.optional(httpAddress),

  CAPTCHA_PROVIDER: v.optional(oneOfWords('altcha', 'recaptcha'), 'altcha'),
  RECAPTCHA_SECRET: v.optional(requiredSetting),
  RECAPTCHA_SITE_KEY: v.optional(requiredSetting),
  RECAPTCHA_URL: v.optional(httpAddress, 'https://www.google.com/recaptcha/api/siteverify'),
})

/** The checked configuration, by the names of the environment variables. */
export type Config = v.InferOutput<typeof ConfigSchema>
