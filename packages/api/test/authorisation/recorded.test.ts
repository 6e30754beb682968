import { allEndpoints, endpoints, fillPath, type EndpointDefinition } from '@metrolibre/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCheckViolation } from '../../src/platform/db/constraint-error.ts'
import { withRequestOrigin } from '../../src/platform/request-origin.ts'
import { makeProperty, makeUser } from '../../src/testing/factories.ts'
import { createTestApp, type TestApp } from '../../src/testing/test-app.ts'
import { inputOf } from '../fuzz/arbitrary.ts'
import { ownRows } from './rows.ts'
import { makeWorld, type World } from './world.ts'

let app: TestApp
let world: World
let known: string[]
let guarded: string[]
beforeAll(async () => {
  app = await createTestApp()
  world = await makeWorld(app)
  known = JSON.stringify(world).match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g)!
  const rows = await app.sql<{ name: string }[]>`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'require_record'::regproc order by 1`
  guarded = rows.map(({ name }) => name)
})
afterAll(() => app.close())

/** Tables in which an admin changes nothing of others by a request, or changes it with a row of a guarded table. */
const unguarded: Readonly<Record<string, string>> = {
  account_links: 'mailed links, made for the person that they are mailed to',
  admin_filters: 'filters of the admin who saved them',
  audit_log: 'the record itself',
  bulk_actions: 'requests of admins, whose every change is guarded',
  bulk_rows: 'what came of each row of those requests',
  cancellations: 'requests of tenants and answers of owners, and the end of one with its booking',
  captcha_solutions: 'what was solved once',
  card_consents: 'agreements of the tenant who gives and withdraws them',
  carried_payments: 'follows a change of dates by its tenant',
  charge_attempts: 'tries of a timer to charge a card',
  charge_events: 'the history of charges, which follow their booking',
  charges: 'the months of a booking, which payments, timers and its end move',
  checkout_sessions: 'attempts to pay, by tenants and timers',
  consents: 'agreements of the person who agrees',
  contracts: 'signed by the person who signs',
  data_exports: 'copies of the own data',
  deleted_emails: 'hashes that follow an erased account',
  deposit_claims: 'claims of owners and answers of tenants; what the office decides of one has a record',
  deposit_events: 'the history of deposits, which follow their booking',
  deposits: 'what payments, timers and the end of a booking move',
  disputes: 'notices of banks',
  event_sweeps: 'what was read of the payment provider',
  favourites: 'favourites of the person who saved them',
  files: 'uploads; what shows them is guarded',
  free_places: 'kept by triggers',
  identity_key_holders: 'processes',
  identity_keys: 'processes',
  login_places: 'logins of the person',
  payment_events: 'notices of the payment provider',
  property_cells: 'kept by triggers',
  property_counts: 'kept by triggers',
  rate_limits: 'counts of calls',
  refunds: 'ordered with an event of their reservation, which is guarded',
  refused_webhooks: 'counts of notices',
  release_beats: 'counts of views',
  release_canaries: 'releases by teams; an admin ends one with a promotion or a record',
  release_composers: 'processes',
  release_errors: 'reports of browsers',
  release_files: 'releases by teams',
  release_previews: 'releases by teams; ended by an admin with a record',
  release_spent_tickets: 'views of pages',
  release_tokens: 'written by the operator',
  release_versions: 'releases by teams',
  reservations: 'changes of state, with an event, which is guarded; and what their tenant changes',
  saved_searches: 'searches of the person who saved them',
  security_events: 'a record of its own',
  subscriptions: 'the newsletter',
  taken_periods: 'kept by triggers',
  told_addresses: 'addresses that the person was told',
  user_sheets: 'a copy for the admin who asked, which is a security event',
  visits: 'notices of the calendar service',
}

it('guards every table, or says here why it does not have to', async () => {
  const tables = await app.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  expect([...guarded, ...Object.keys(unguarded)].toSorted()).toEqual(tables.map(({ name }) => name))
})

/** What is stored about anybody but the admin, without what triggers and the payment provider keep. */
async function digest(): Promise<string> {
  const parts = guarded.map(
    (name) => `select md5(coalesce(string_agg(entry::text, ',' order by entry::text), '')) as hash from (
      select to_jsonb(t) - array['updated_at', 'stripe_product_id', 'stripe_price_id', 'stripe_customer_id', 'has_ledger',
        'words_search', 'sessions_valid_from'] as entry from ${name} t
      where not is_own_row('${name}', to_jsonb(t), $1) ${name === 'reservation_events' ? "and actor = 'admin'" : ''}) x`,
  )
  const rows = await app.sql.unsafe<{ hash: string }[]>(parts.join(' union all '), [world.ids.admin])
  return rows.map(({ hash }) => hash).join()
}

const countRecords = async (): Promise<number> => {
  const [row] = await app.sql<[{ count: number }]>`select count(*)::int as count from audit_log`
  return row.count
}

const look = async () => ({ digest: await digest(), records: await countRecords() })

const mayCall = ({ method, access, files }: EndpointDefinition) =>
  method !== 'GET' && !files && (access === 'user' || access === 'owner' || access === 'admin')

interface Input {
  readonly params?: unknown
  readonly body?: unknown
}

async function callAsAdmin(endpoint: EndpointDefinition, { params, body }: Input): Promise<number> {
  const { statusCode } = await app.server.inject({
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, (params ?? {}) as Record<string, unknown>)}`,
    headers: { authorization: `Bearer ${world.ids.admin}` },
    ...(endpoint.body && { payload: (body ?? {}) as object }),
  })
  return statusCode
}

describe('a call by an admin leaves a record of what it changed for others', () => {
  it.each(allEndpoints.filter(mayCall).map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s',
    async (id, endpoint) => {
      const row = ownRows[id]
      const fitting = { params: row?.params?.(world), body: row?.body?.(world) }
      const sampled = fc.sample(inputOf(endpoint, known), { numRuns: 4, seed: 37 }) as Input[]
      let before = await look()
      for (const input of row ? [fitting, ...sampled] : sampled) {
        const answered = await callAsAdmin(endpoint, input).catch(() => undefined)
        const after = await look()
        const isUnrecorded = after.digest !== before.digest && after.records === before.records
        expect({ id, input, answered, isUnrecorded }).toMatchObject({ isUnrecorded: false })
        expect({ id, input, answered }).not.toMatchObject({ answered: 500 })
        before = after
      }
    },
  )
})

describe('an admin who changes an account by the calls of its owner', () => {
  const recordOf = async (id: string) => [
    ...(await app.sql`select actor_id, action, before, after from audit_log where entity_id = ${id}`),
  ]

  it('leaves a record of the profile', async () => {
    const { id } = await makeUser(app.db, { firstName: 'Ada' })
    const params = { id }
    const body = { firstName: 'Eva' }
    await app.call(endpoints.auth.update, { params, body }, { as: { id: world.ids.admin } })
    expect(await recordOf(id)).toMatchObject([
      {
        actor_id: world.ids.admin,
        action: 'user.update',
        before: { firstName: 'Ada' },
        after: { firstName: 'Eva' },
      },
    ])
    await app.call(endpoints.auth.update, { params, body: { firstName: 'Ana' } }, { as: { id } })
    expect(await recordOf(id)).toHaveLength(1)
  })

  it('leaves a record of the switch', async () => {
    const { id } = await makeUser(app.db)
    const input = { params: { id }, body: { active: false } }
    await app.call(endpoints.auth.toggleActive, input, { as: { id: world.ids.admin } })
    expect(await recordOf(id)).toMatchObject([
      { action: 'user.setActive', before: { isActive: true }, after: { isActive: false } },
    ])
  })
})

describe('a transaction of an admin', () => {
  const asAdmin = <Result>(work: () => Promise<Result>) =>
    withRequestOrigin({ id: 'test', ip: '127.0.0.1', adminId: world.ids.admin }, work)
  const rename = (id: string) => app.sql`select first_name from users where id = ${id}`
  const change = (id: string, record: boolean) =>
    asAdmin(() =>
      app.db.transaction(async (tx) => {
        const { updateUser } = await import('../../src/modules/auth/repository.ts')
        const { recordChange } = await import('../../src/modules/audit/record-change.ts')
        await updateUser(tx, id, { firstName: 'Otra' })
        if (record)
          await recordChange(tx, {
            actorId: world.ids.admin,
            entity: 'user',
            action: 'user.update',
            entityId: id,
            before: { firstName: 'Ada' },
            after: { firstName: 'Otra' },
          })
      }),
    )

  it('does not commit without a record, and commits with one', async () => {
    const { id } = await makeUser(app.db)
    const refused = await change(id, false).catch((error: unknown) => error)
    expect(isCheckViolation(refused, 'admin_changes_recorded')).toBe(true)
    expect(await rename(id)).toMatchObject([{ first_name: 'Ada' }])
    await change(id, true)
    expect(await rename(id)).toMatchObject([{ first_name: 'Otra' }])
  })

  it('commits what is the admin’s own', async () => {
    const own = await makeProperty(app.db, { ownerId: world.ids.admin })
    await asAdmin(() =>
      app.db.transaction(async (tx) => {
        const { updateProperty } = await import('../../src/modules/own-properties/repository.ts')
        await updateProperty(tx, own.id, { description: 'Otra' })
      }),
    )
    await change(world.ids.admin, false)
    expect(await rename(world.ids.admin)).toMatchObject([{ first_name: 'Otra' }])
  })
})
