import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandIns } from '@metrolibre/stand-ins'
import { makeCertificate } from '@metrolibre/stand-ins/certificate'
import { cloneDatabase } from '@metrolibre/testing/database'
import { createApiApp, type ApiApp } from '@metrolibre/api/app.ts'
import { readConfig } from '@metrolibre/api/platform/config/read-config.ts'
import { makeAdmin, makeProperty, makeRoom, makeUser } from '@metrolibre/api/testing/factories.ts'
import { localIdentity } from '@metrolibre/api/testing/local-identity.ts'
import { createTestClock, type TestClock } from '@metrolibre/api/testing/test-clock.ts'

export interface ModelPlace {
  readonly property: string
  readonly room: string | null
  readonly hourly: boolean
}

/**
 * Everything that one run needs: the API with a simulated clock, and a payment provider whose clock follows
 * it.
 */
export interface ModelWorld {
  readonly app: ApiApp
  readonly clock: TestClock
  readonly tenants: readonly string[]
  readonly admin: string
  readonly places: readonly ModelPlace[]
  readonly advance: (milliseconds: number) => Promise<void>
  readonly fault: (rule: object) => Promise<void>
  readonly heal: () => Promise<void>
  readonly close: () => Promise<void>
}

const ports = { standIns: 5132, smtp: 5134 }
const secretKey = 'sk_test_model'
const key = String(
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
)

const seal = await makeCertificate('Metrolibre (model)')

async function startServices(dataDir: string) {
  const identity = {
    projectId: 'model',
    apiKey: 'model',
    serviceAccount: { clientEmail: 'model@model.example', key },
  }
  const standIns = await startStandIns({
    port: ports.standIns,
    smtpPort: ports.smtp,
    dataDir,
    publicUrl: 'http://localhost:4000',
    identity,
    payments: { secretKey },
  })
  const admin = (path: string, init: RequestInit) =>
    fetch(`${standIns.url}/_admin/${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
      },
    }).then(() => undefined)
  return { standIns, admin }
}

const configOf = (databaseUrl: string, dataDir: string, standIns: { url: string; smtpUrl: string }) =>
  readConfig({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    DATA_DIR: dataDir,
    APP_SECRET: 'a-secret-of-the-model-long-enough-to-pass',
    SEAL_CERTIFICATE: seal.certificate,
    SEAL_PRIVATE_KEY: seal.key,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    IDENTITY_PROJECT_ID: 'model',
    IDENTITY_SERVER_API_KEY: 'model',
    IDENTITY_CLIENT_EMAIL: 'model@model.example',
    IDENTITY_PRIVATE_KEY: key,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_model',
    STRIPE_API_URL: standIns.url,
    SMTP_URL: standIns.smtpUrl,
  })

async function placesIn(app: ApiApp): Promise<ModelPlace[]> {
  const monthly = await makeProperty(app.db)
  const rooms = [
    await makeRoom(app.db, monthly.id),
    await makeRoom(app.db, monthly.id, { name: 'Pieza sur' }),
  ]
  const hourly = await makeProperty(app.db, { name: 'Sala por horas', rentalMode: 'hour' })
  return [
    { property: monthly.id, room: null, hourly: false },
    ...rooms.map(({ id }) => ({ property: monthly.id, room: id, hourly: false })),
    { property: hourly.id, room: null, hourly: true },
  ]
}

export async function openModelWorld(
  template: { server: string; name: string },
  start: Date,
): Promise<ModelWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'metrolibre-model-'))
  const database = await cloneDatabase(template.server, template.name)
  const { standIns, admin } = await startServices(dataDir)
  const clock = createTestClock()
  const app = await createApiApp(configOf(database.url, dataDir, standIns), {
    clock,
    identity: localIdentity,
  })
  const advance = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await admin('clock', { method: 'POST', body: JSON.stringify({ advanceMs: milliseconds }) })
  }
  await advance(start.getTime() - clock.now().getTime())
  const tenants = []
  for (let index = 0; index < 4; index += 1) tenants.push((await makeUser(app.db)).id)
  return {
    app,
    clock,
    tenants,
    admin: (await makeAdmin(app.db)).id,
    places: await placesIn(app),
    advance,
    fault: (rule) => admin('faults', { method: 'POST', body: JSON.stringify(rule) }),
    heal: () => admin('faults', { method: 'DELETE' }),
    close: async () => {
      await app.close()
      await standIns.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
