import { storedEmail } from '@metrolibre/contract'
import { isTrustList, wantsTrustList } from '@metrolibre/doors'
import * as v from 'valibot'

const anAddress = 'must be an address such as https://metrolibre.example'
const webAddress = v.pipe(v.string(), v.url(anAddress), v.regex(/^https?:/i, anAddress))
const optionalAddress = v.optional(webAddress)
/** A public map style with OpenStreetMap data that needs no key. */
const publicMapStyle = 'https://tiles.openfreemap.org/styles/positron'
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number))

/** Every variable the shell's server reads. */
export const environment = v.object({
  DEPLOYMENT: v.optional(
    v.picklist(['embedded', 'staging', 'production'], 'must be embedded, staging or production'),
    'embedded',
  ),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '4000'),
  PUBLIC_URL: v.optional(webAddress, 'http://localhost:4000'),
  API_URL: v.optional(webAddress, 'http://127.0.0.1:4001'),
  /** The proxies whose `X-Forwarded-For` is trusted. The embedded composer has no proxy in front of it. */
  TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.check(isTrustList, wantsTrustList))),
  RELEASES_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder')), '.data/releases'),
  /**
   * A token of the registry, which is part of the API: with it, the composer keeps RELEASES_DIR in step with what is
   * promoted. Without it, it shows what others write there.
   */
  RELEASES_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /**
   * The header in which the edge in front says the country of a visitor, in two letters (`CL`, `PE`): pages are drawn for
   * it, and canaries for one country ask it. Without it, browsers propose a country, and their languages decide about canaries.
   */
  COUNTRY_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be the name of a header'))),
  /** Where Prometheus reads the composer's metrics, at `/metrics`; none without it. The public must not reach it. */
  METRICS_PORT: v.optional(port),
  /** How long it goes on taking requests after it was told to end, until its balancer has noticed. */
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^(\d|10)$/, 'must be a whole number from 0 to 10'), v.transform(Number)),
    '0',
  ),
  /** A page that takes longer to render is left to the browser. */
  RENDER_DEADLINE_MS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([1-9]\d{2,3}|10000)$/, 'must be a whole number from 100 to 10000'),
      v.transform(Number),
    ),
    '800',
  ),
  /** A collector of OpenTelemetry (OTLP over HTTP). Without it, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalAddress,
  /** The share of the traces that is recorded. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
    '0.1',
  ),
  IDENTITY_PROJECT_ID: v.optional(v.string(), 'metrolibre-embedded'),
  IDENTITY_API_KEY: v.optional(v.string(), 'embedded'),
  /** Address of an emulator of the identity provider; when absent, browsers use the provider itself. */
  IDENTITY_URL: optionalAddress,
  /** Origin of the stand-ins as reached by browsers. */
  STAND_INS_URL: optionalAddress,
  VISITS_URL: optionalAddress,
  TECHNICAL_VISIT_URL: optionalAddress,
  /** `none` uses only the bundled base map. */
  MAP_STYLE_URL: v.optional(
    v.union([v.literal('none'), webAddress], `${anAddress}, or none`),
    publicMapStyle,
  ),
  INTRO_VIDEO_URL: optionalAddress,
  /** Where the bucket of pictures is reached, when the API has `STORAGE_DELIVERY=signed`. */
  FILES_URL: optionalAddress,
  CAPTCHA_PROVIDER: v.optional(v.picklist(['altcha', 'recaptcha'], 'must be altcha or recaptcha'), 'altcha'),
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  CHAT_PHONE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{8,15}$/, 'must be digits with the country code')),
    '56900000000',
  ),
  CONTACT_EMAIL: v.optional(
    v.pipe(
      v.string(),
      v.check((email) => storedEmail(email) !== null, 'must be an e-mail address'),
    ),
    'hola@metrolibre.example',
  ),
  /** `off` makes browsers remove an installed service worker and all its caches. */
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** `off` prevents developers from viewing a remote from source in this shell; production always does. */
  REMOTES_FROM_SOURCE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** Multiplies the share of requests of one address, for load tests. */
  RATE_LIMIT_FACTOR: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999'),
      v.transform(Number),
    ),
    '1',
  ),
  SOCIAL_URL: v.optional(webAddress, 'https://www.instagram.com/metrolibre.example'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
})

export type ComposerSettings = v.InferOutput<typeof environment>
