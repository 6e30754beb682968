import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { startStandIns } from '@metrolibre/stand-ins'
import { makeCertificate } from '@metrolibre/stand-ins/certificate'
import { cloneDatabase } from '@metrolibre/testing/database'
import { findFreePorts } from '@metrolibre/testing/ports'
import { startApi, type ApiProcess } from './api-process.ts'
import { createFastClock, type FastClock } from './fast-clock.ts'
import { seedStormScene, type StormScene } from './scene.ts'
import { measureSlowness } from './slowness.ts'

/** Everything a storm needs: database, outside services, the API in its own process, tenants and places. */
export interface StormWorld {
  readonly sql: Sql
  readonly api: ApiProcess
  readonly clock: FastClock
  readonly standIns: string
  readonly secretKey: string
  readonly scene: StormScene
  /** How many times longer than on an idle machine everything takes, at least 1. */
  readonly slowness: number
  /** Moves all clocks ahead at the same moment. */
  readonly leap: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

/** The server and the migrated database that is copied for every storm. */
export interface StormDatabase {
  readonly server: string
  readonly template: string
}

/** The name of the storm's own connections, which the chaos does not cut. */
export const stormName = 'storm'

const secretKey = 'sk_test_storm'
const webhookSecret = 'whsec_storm'

// On an idle machine a hold of 15 minutes ends after 22 seconds, a checkout in less than a minute. On a busy one the clock
// runs slower, or every hold would be over before its tenant had paid.
const idleSpeed = 40

// The payment provider's clock is behind by this time. The provider refuses sessions of less than 30 minutes,
// and on a busy machine our spare minute would be over before the request arrives. Its signatures are valid
// for 300 s.
const behindMs = 150_000

export async function openStormWorld(
  { server, template }: StormDatabase,
  build: 'sound' | 'naive',
): Promise<StormWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'metrolibre-storm-'))
  const database = await cloneDatabase(server, template)
  const sql = postgres(database.url, {
    max: 4,
    onnotice: () => undefined,
    connection: { TimeZone: 'UTC', application_name: stormName },
  })
  if (build === 'naive') {
    await sql`alter table reservations drop constraint reservations_no_overlap`
    await sql`alter table taken_periods drop constraint taken_periods_no_overlap`
  }
  const scene = await seedStormScene(drizzle(sql, { casing: 'snake_case' }))
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  })
  const seal = await makeCertificate('Metrolibre (storm)')
  const identity = {
    projectId: 'storm',
    apiKey: 'storm',
    serviceAccount: { clientEmail: 'storm@storm.example', key: String(key) },
  }
  const port = await findFreePorts(3)
  const standIns = await startStandIns({
    port: port + 1,
    smtpPort: port + 2,
    dataDir,
    publicUrl: 'http://localhost:4000',
    identity,
    payments: {
      secretKey,
      webhooks: [{ url: `http://127.0.0.1:${port}/api/stripe/webhook`, secret: webhookSecret }],
    },
  })
  const slowness = measureSlowness()
  const speed = idleSpeed / slowness
  const epoch = Date.now()
  const clock = createFastClock(epoch, speed)
  const keepTime = followClock(clock, standIns.url)
  const entry = build === 'naive' ? './naive/server.ts' : './server.ts'
  const api = await startApi(new URL(entry, import.meta.url), {
    PORT: String(port),
    DATABASE_URL: database.url,
    DATABASE_POOL: '24',
    DATA_DIR: dataDir,
    APP_SECRET: 'a-secret-of-the-storm-long-enough-to-pass',
    SEAL_CERTIFICATE: seal.certificate,
    SEAL_PRIVATE_KEY: seal.key,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    IDENTITY_PROJECT_ID: 'storm',
    IDENTITY_SERVER_API_KEY: 'storm',
    IDENTITY_CLIENT_EMAIL: identity.serviceAccount.clientEmail,
    IDENTITY_PRIVATE_KEY: identity.serviceAccount.key,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: standIns.url,
    SMTP_URL: standIns.smtpUrl,
    STORM_EPOCH: String(epoch),
    STORM_SPEED: String(speed),
  })
  const leap = (milliseconds: number) => {
    const next = { real: Date.now(), milliseconds }
    clock.leap(next)
    api.tell(next)
  }
  const close = async () => {
    clearInterval(keepTime)
    await api.stop()
    await standIns.close()
    await sql.end({ timeout: 5 })
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { sql, api, clock, standIns: standIns.url, secretKey, scene, slowness, leap, close }
}

/** Moves the payment provider's clock with ours, five times a second. */
function followClock(clock: FastClock, standIns: string): NodeJS.Timeout {
  let given = 0
  return setInterval(() => {
    const real = Date.now()
    const ahead = Math.max(0, Math.round(clock.at(real) - real) - behindMs)
    const advanceMs = ahead - given
    given = ahead
    void fetch(`${standIns}/_admin/clock`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs }),
    }).catch(() => {
      given -= advanceMs
    })
  }, 200)
}
