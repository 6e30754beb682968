import { endpoints } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '@metrolibre/gate'
import { makeAdmin } from '../../testing/factories.ts'
import { buildVersion, pushVersion, putTexts, teamToken, type BuiltVersion } from '../../testing/releases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { saveToken } from './token-repository.ts'

const { adminReleases, adminSite, releases } = endpoints
let app: TestApp
let composer: string

// Each test has two teams of its own, with a remote of each and one of both; nothing was pushed for them before.
let made = 0
let remote: string
let southern: string
let shared: string
let north: string
let south: string

beforeAll(async () => {
  app = await createTestApp()
  composer = await teamToken(app, 'Composer', [])
})
beforeEach(async () => {
  made += 1
  ;[remote, southern, shared] = [`mfe-north-${made}`, `mfe-south-${made}`, `mfe-shared-${made}`]
  north = await teamToken(app, 'North', [remote, shared])
  south = await teamToken(app, 'South', [southern, shared])
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

const begin = (built: BuiltVersion, as = north) =>
  app.call(releases.begin, { params: { app: built.app }, body: { manifest: built.manifest } }, { as })
const promote = ({ app: name, version }: BuiltVersion, expected: number, as = north) =>
  app.call(
    releases.promote,
    { body: { promotions: [{ app: name, version, expected }], reason: 'Prueba' } },
    { as },
  )
const rollback = (name: string, expected: number, as = north) =>
  app.call(releases.rollback, { params: { app: name }, body: { expected, reason: 'Falla' } }, { as })
/** Pushes a version of a remote and promotes it. */
const release = async (text: string, { name = remote, as = north } = {}) => {
  const built = buildVersion(name, { 'public/a.js': text })
  await pushVersion(app, built, as)
  expect((await promote(built, (await editionOf(name))?.seq ?? 0, as)).status).toBe(201)
  return built
}
const editionOf = async (name: string) =>
  (await app.call(releases.edition, {}, { as: composer })).body.apps.find((one) => one.app === name)
const listOf = async (name: string) =>
  (await app.call(releases.list, { params: { app: name } }, { as: composer })).body

describe('pushing', () => {
  it('shows a version once all of its files have arrived, and gives them back as they were', async () => {
    const built = buildVersion(remote, { 'public/a.js': 'a', 'public/b.js': 'b', 'public/c.js': 'a' })
    const params = { app: remote, version: built.version }
    const begun = await begin(built)
    expect(begun.body).toMatchObject({ isComplete: false })
    expect(begun.body.missing).toHaveLength(2)
    await putTexts(app, built, ['a'], north)

    expect((await begin(built)).body.missing).toHaveLength(1)
    expect((await app.call(releases.finish, { params }, { as: north })).problem).toMatchObject({
      code: 'release_incomplete',
    })
    expect((await promote(built, 0)).problem).toMatchObject({ code: 'release_refused' })
    expect((await app.call(releases.manifest, { params }, { as: composer })).status).toBe(404)
    expect((await listOf(remote)).versions).toEqual([])

    await putTexts(app, built, ['b'], north)
    expect((await app.call(releases.finish, { params }, { as: north })).body).toMatchObject({
      team: 'North',
      bytes: 3,
      pruned: null,
    })
    const manifest = await app.call(releases.manifest, { params }, { as: composer })
    expect(manifest.body.manifest).toBe(built.manifest)
    const { files } = JSON.parse(built.manifest) as { files: Record<string, { integrity: string }> }
    const query = { integrity: files['public/b.js']!.integrity }
    const file = await app.call(releases.file, { params, query }, { as: composer })
    expect(Buffer.from(file.body).toString()).toBe('b')
    expect((await begin(built)).body).toEqual({ isComplete: true, missing: [] })
  })

  it('refuses a file whose hash is not in the manifest, and another manifest under the same name', async () => {
    const built = buildVersion(remote, { 'public/a.js': 'right' })
    await begin(built)
    expect(await putTexts(app, built, ['wrong'], north)).toMatchObject({
      status: 422,
      body: { code: 'release_file_unknown' },
    })
    const other = { ...built, manifest: built.manifest.replace('2.0.0', '2.1.0') }
    expect((await begin(other)).problem).toMatchObject({ code: 'conflict' })
  })

  it('never changes a version that is complete', async () => {
    const built = buildVersion(remote, { 'public/a.js': 'one' })
    const { version } = await pushVersion(app, built, north)
    const other = { ...built, manifest: built.manifest.replace('2.0.0', '2.1.0') }
    expect((await begin(other)).problem).toMatchObject({ code: 'conflict' })
    const changes = [
      app.sql`update release_versions set manifest = '{}' where version = ${version}`,
      app.sql`update release_versions set completed_at = null where version = ${version}`,
      app.sql`delete from release_versions where version = ${version}`,
    ]
    for (const change of changes) await expect(change).rejects.toThrow('never changes')
  })

  it.each([
    ['a path that leaves its folder', 'public/../../etc/passwd'],
    ['a path outside of public and server', 'other/a.js'],
    ['a hidden file', 'public/.env'],
  ])('refuses a manifest with %s', async (_, path) => {
    expect((await begin(buildVersion(remote, { [path]: 'a' }))).problem).toMatchObject({ status: 422 })
  })

  it('refuses the manifest of another app, and text that is no manifest', async () => {
    const built = buildVersion(remote, { 'public/a.js': 'a' })
    expect((await begin({ ...built, app: shared })).problem).toMatchObject({ code: 'validation' })
    expect((await begin({ ...built, manifest: 'x' })).problem).toMatchObject({ code: 'validation' })
    const manifest = JSON.parse(built.manifest) as { config: object }
    const nav = [{ id: 'more', to: '/more', place: 'main', audience: 'all' }]
    const unlabelled = JSON.stringify({ ...manifest, config: { ...manifest.config, nav } })
    expect((await begin({ ...built, manifest: unlabelled })).problem).toMatchObject({
      status: 422,
      fields: [{ path: 'config.nav.0.label' }],
    })
  })
})

describe('a token', () => {
  it('is good for the apps of its team alone, and for reading', async () => {
    const built = buildVersion(southern, { 'public/a.js': 'a' })
    for (const as of [north, composer])
      expect((await begin(built, as)).problem).toMatchObject({ code: 'forbidden' })
    await pushVersion(app, built, south)
    const params = { app: southern }
    for (const as of [north, composer]) {
      expect(await putTexts(app, built, ['a'], as)).toMatchObject({ status: 403 })
      expect((await promote(built, 0, as)).problem).toMatchObject({ code: 'forbidden' })
      expect((await rollback(southern, 0, as)).problem).toMatchObject({ code: 'forbidden' })
      expect((await app.call(releases.prune, { params }, { as })).problem).toMatchObject({
        code: 'forbidden',
      })
    }
    expect((await listOf(southern)).versions).toHaveLength(1)
  })

  it('is refused once it has ended, and a user’s bearer is none', async () => {
    const short = await teamToken(app, 'Guest', ['*'], 1)
    expect((await app.call(releases.edition, {}, { as: short })).status).toBe(200)
    app.clock.advance(86_400_001)
    expect((await app.call(releases.edition, {}, { as: short })).status).toBe(401)
    expect((await app.call(releases.edition, {}, { as: await makeAdmin(app.db) })).status).toBe(401)
  })

  it('is kept as a hash', async () => {
    const rows = await app.sql<{ hash: string }[]>`select hash from release_tokens`
    expect(rows.map(({ hash }) => hash).join()).not.toContain(north)
    await saveToken(app.db, { team: 'North', hash: 'x', apps: [], expiresAt: null })
  })
})

describe('promotions', () => {
  it('of two teams at once are all answered, each number is won once, and no history is lost', async () => {
    const name = shared
    const builds = [
      buildVersion(name, { 'public/a.js': 'north' }),
      buildVersion(name, { 'public/a.js': 'south' }),
    ] as const
    await pushVersion(app, builds[0], north)
    await pushVersion(app, builds[1], south)
    const won: number[] = []
    const lost: string[] = []
    /** Promotes until it has won, as a person would who looks again after each refusal. */
    const insist = async (turn: number) => {
      for (;;) {
        const expected = (await editionOf(name))?.seq ?? 0
        const { status, body, problem } = await promote(builds[turn % 2]!, expected, turn % 2 ? south : north)
        if (status === 201) return void won.push(body[0]!.seq)
        expect(problem?.code).toBe('promoted_meanwhile')
        lost.push(problem!.message)
      }
    }
    await Promise.all(Array.from({ length: 50 }, (_, turn) => insist(turn)))
    expect(won.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    expect(lost.length).toBeGreaterThan(0)
    expect(lost.every((message) => /North|South/.test(message))).toBe(true)
    const { promotions } = await listOf(name)
    expect(promotions.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index))
    for (const [index, { before }] of promotions.entries())
      expect(before).toBe(promotions[index + 1]?.version ?? null)
  })

  it('can’t be changed or deleted, and a number can’t be left out', async () => {
    await release('first')
    await expect(app.sql`delete from release_promotions`).rejects.toThrow('only ever added')
    await expect(app.sql`update release_promotions set reason = 'x'`).rejects.toThrow('only ever added')
    const built = buildVersion(remote, { 'public/a.js': 'gap' })
    await pushVersion(app, built, north)
    const { seq = 0 } = (await editionOf(remote)) ?? {}
    expect((await promote(built, seq + 5)).problem).toMatchObject({ code: 'promoted_meanwhile' })
  })

  it('go back step by step, and say who was first', async () => {
    const builds = ['one', 'two', 'three'].map((text) => buildVersion(remote, { 'public/a.js': text }))
    const start = (await editionOf(remote))?.seq ?? 0
    for (const [index, built] of builds.entries()) {
      await pushVersion(app, built, north)
      expect((await promote(built, start + index)).status).toBe(201)
    }
    const [one, two, three] = builds as [BuiltVersion, BuiltVersion, BuiltVersion]
    expect(await editionOf(remote)).toMatchObject({
      version: three.version,
      previous: [two.version, one.version],
    })
    expect((await rollback(remote, start + 2)).problem).toMatchObject({
      code: 'promoted_meanwhile',
      message: expect.stringContaining('North'),
    })
    expect((await rollback(remote, start + 3)).body).toMatchObject({ version: two.version, kind: 'rollback' })
    expect((await rollback(remote, start + 4)).body).toMatchObject({ version: one.version })
    expect((await rollback(remote, start + 5)).problem).toMatchObject({ code: 'no_earlier_release' })
  })

  it('of several apps happen together or not at all', async () => {
    const both = await teamToken(app, 'Both', ['*'])
    const [one, other] = ['mfe-one', 'mfe-other'] as const
    const swap = async (name: string, path: string) => {
      const built = buildVersion(name, { 'public/a.js': path }, [path])
      await pushVersion(app, built, both)
      return { app: name, version: built.version, expected: (await editionOf(name))?.seq ?? 0 }
    }
    const together = async (...promotions: Awaited<ReturnType<typeof swap>>[]) =>
      app.call(releases.promote, { body: { promotions, reason: 'Cambio' } }, { as: both })
    expect(
      (await together(await swap(one, '/uno'), await swap(other, '/otro'))).body.map(({ seq }) => seq),
    ).toEqual([1, 1])

    const changed = [await swap(one, '/otro'), await swap(other, '/uno')] as const
    for (const alone of changed)
      expect((await together(alone)).problem).toMatchObject({ code: 'release_refused' })
    expect((await together(changed[0], { ...changed[1], expected: 5 })).problem).toMatchObject({
      code: 'promoted_meanwhile',
    })
    expect(await editionOf(one)).toMatchObject({ seq: 1 })
    expect((await together(...changed)).status).toBe(201)
    expect(await editionOf(other)).toMatchObject({ seq: 2, version: changed[1].version })
    expect((await promote({ ...buildVersion(southern, {}), app: one }, 2)).problem).toMatchObject({
      code: 'forbidden',
    })
  })

  it('of a remote that serves the page of another one are refused with its name', async () => {
    const owner = buildVersion(southern, { 'public/a.js': 'o' }, ['/propiedad', '/propiedad/:id'])
    await pushVersion(app, owner, south)
    const { seq: souths = 0 } = (await editionOf(southern)) ?? {}
    expect((await promote(owner, souths, south)).status).toBe(201)
    const thief = buildVersion(remote, { 'public/a.js': 't' }, ['/propiedad/:other'])
    await pushVersion(app, thief, north)
    const { seq = 0 } = (await editionOf(remote)) ?? {}
    expect((await promote(thief, seq)).problem).toMatchObject({
      code: 'release_refused',
      message: expect.stringContaining(southern),
    })
  })
})

describe('the gate', () => {
  const greedy = () =>
    buildVersion(southern, { 'public/a.js': 'greedy' }, [`/nuevo-${made}`], { looseSelectors: ['body'] })

  it('tells what speaks against a version before it is pushed, and stores nothing', async () => {
    const built = greedy()
    const check = (as: string) =>
      app.call(releases.check, { params: { app: built.app }, body: { manifest: built.manifest } }, { as })
    expect((await check(south)).body.refusals).toEqual([
      { check: 'styles', sentence: expect.stringContaining(`[data-remote='${southern}']`) },
    ])
    expect((await check(north)).problem).toMatchObject({ code: 'forbidden' })
    const { versions } = await listOf(southern)
    expect(versions.map(({ version }) => version)).not.toContain(built.version)
  })

  it('refuses a call that the API would not understand', async () => {
    const wire = wireOf(['locations.search'])
    const { 'locations.search': search } = wire.operations
    const built = buildVersion(southern, { 'public/a.js': 'old' }, [], {
      wire: { ...wire, operations: { 'locations.seek': search! } },
    })
    await pushVersion(app, built, south)
    const { seq = 0 } = (await editionOf(southern)) ?? {}
    expect((await promote(built, seq, south)).problem).toMatchObject({
      code: 'release_refused',
      message: expect.stringContaining('locations.seek: is not served'),
    })
  })

  it('lets an admin override it, which the audit records with what was overridden', async () => {
    const built = greedy()
    await pushVersion(app, built, south)
    const { seq = 0 } = (await editionOf(southern)) ?? {}
    const admin = await makeAdmin(app.db, { firstName: 'Ada', lastName: 'Rojas' })
    const params = { app: southern }
    const offered = (await app.call(adminReleases.versions, { params }, { as: admin })).body.versions
    expect(offered.find(({ version }) => version === built.version)).toMatchObject({
      team: 'South',
      refusals: [{ check: 'styles' }],
    })
    const insist = (override: boolean) =>
      app.call(
        adminReleases.promote,
        { params, body: { version: built.version, expected: seq, reason: 'Urgente', override } },
        { as: admin },
      )
    expect((await insist(false)).problem).toMatchObject({ code: 'release_refused' })
    expect((await insist(true)).body).toMatchObject({ version: built.version, by: 'Ada Rojas' })
    const { entries } = (await app.call(adminSite.audit, { query: { entity: 'release' } }, { as: admin }))
      .body
    expect(entries[0]).toMatchObject({
      action: 'release.promote',
      after: { version: built.version, reason: 'Urgente', overridden: expect.stringContaining('body') },
    })
  })
})

describe('a preview', () => {
  let every: string
  beforeAll(async () => {
    every = await teamToken(app, 'Every', ['*'])
  })

  it('shows versions that are not in use to whoever has its link, and ends by itself', async () => {
    const built = buildVersion(southern, { 'public/a.js': 'soon' })
    await pushVersion(app, built, south)
    const versions = [{ app: built.app, version: built.version }]
    const make = (as: string) => app.call(releases.preview, { body: { versions, hours: 2 } }, { as })
    const { token, until } = (await make(south)).body
    const read = () => app.call(releases.previewed, { params: { token } }, { as: composer })
    expect((await read()).body).toEqual({ versions, until })
    for (const as of [north, composer]) expect((await make(as)).problem).toMatchObject({ code: 'forbidden' })
    const kept = await app.sql<{ hash: string }[]>`select hash from release_previews`
    expect(kept.map(({ hash }) => hash).join()).not.toContain(token)
    app.clock.advance(2 * 3_600_000)
    expect((await read()).status).toBe(404)
  })

  it('is ended by an admin before its time, which the audit records', async () => {
    const built = buildVersion(southern, { 'public/a.js': 'later' })
    await pushVersion(app, built, south)
    const versions = [{ app: built.app, version: built.version }]
    const begun = await app.call(releases.preview, { body: { versions, hours: 2 } }, { as: south })
    const admin = await makeAdmin(app.db, { firstName: 'Ada', lastName: 'Rojas' })
    const listed = async () => (await app.call(adminReleases.previews, {}, { as: admin })).body.previews
    const preview = (await listed()).find((one) => one.versions[0]?.app === southern)
    expect(preview).toMatchObject({ versions, until: begun.body.until })
    const end = () => app.call(adminReleases.endPreview, { params: { id: preview!.id } }, { as: admin })
    expect((await end()).body.previews).not.toContainEqual(preview)
    const { token } = begun.body
    expect((await app.call(releases.previewed, { params: { token } }, { as: composer })).status).toBe(404)
    expect((await end()).status).toBe(404)
    const [entry] = await app.sql<{ action: string; entityId: string }[]>`
      select action, entity_id as "entityId" from audit_log order by id desc limit 1`
    expect(entry).toEqual({ action: 'release.endPreview', entityId: southern })
  })

  it('is refused for a version that would take something from others, also once it has been made', async () => {
    const makeFor = async (name: string, paths: string[], facts: Parameters<typeof buildVersion>[3] = {}) => {
      const built = buildVersion(name, { 'public/a.js': name }, paths, facts)
      await pushVersion(app, built, every)
      const versions = [{ app: name, version: built.version }]
      return app.call(releases.preview, { body: { versions, hours: 2 } }, { as: every })
    }
    const [host, styled] = [
      await makeFor('mfe-taker', ['/api/login']),
      await makeFor('mfe-taker', ['/its-own'], { looseSelectors: ['body'] }),
    ]
    expect([host.problem?.code, styled.problem?.code]).toEqual(['release_refused', 'release_refused'])
    expect(host.problem?.message).toContain('/api/login')
    const { token } = (await makeFor('mfe-taker', ['/contested'])).body
    const read = async () =>
      (await app.call(releases.previewed, { params: { token } }, { as: composer })).status
    expect(await read()).toBe(200)
    const first = buildVersion('mfe-first', { 'public/a.js': 'first' }, ['/contested'])
    await pushVersion(app, first, every)
    const promotions = [{ app: first.app, version: first.version, expected: 0 }]
    await app.call(releases.promote, { body: { promotions, reason: 'Prueba' } }, { as: every })
    expect(await read()).toBe(404)
  })

  it('is refused for versions that have not arrived', async () => {
    const built = buildVersion(southern, { 'public/a.js': 'half' })
    await begin(built, south)
    const versions = [{ app: built.app, version: built.version }]
    expect((await app.call(releases.preview, { body: { versions, hours: 2 } }, { as: south })).status).toBe(
      404,
    )
  })

  it('shows of other teams only what is in use', async () => {
    const [ours, theirs] = [
      buildVersion(southern, { 'public/a.js': 'beside others' }),
      buildVersion(remote, { 'public/a.js': 'not in use' }),
    ]
    await pushVersion(app, ours, south)
    const inUse = await release('in use')
    await pushVersion(app, theirs, north)
    const make = (version: string, as: string) => {
      const versions = [
        { app: ours.app, version: ours.version },
        { app: remote, version },
      ]
      return app.call(releases.preview, { body: { versions, hours: 2 } }, { as })
    }
    expect((await make(theirs.version, south)).problem?.code).toBe('forbidden')
    expect((await make(inUse.version, south)).status).toBe(201)
    expect((await make(theirs.version, every)).status).toBe(201)
  })
})

describe('waiting for an edition', () => {
  it('ends with the next promotion, or unchanged when the time is over', async () => {
    const { edition: seen } = (await app.call(releases.edition, {}, { as: composer })).body
    const unchanged = await app.call(releases.edition, { query: { seen, wait: 1 } }, { as: composer })
    expect(unchanged.body.edition).toBe(seen)

    const waiting = app.call(releases.edition, { query: { seen, wait: 15 } }, { as: composer })
    const built = buildVersion(shared, { 'public/a.js': 'next' })
    await pushVersion(app, built, north)
    const { seq = 0 } = (await editionOf(shared)) ?? {}
    await promote(built, seq)
    const { apps, edition } = (await waiting).body
    expect(edition).not.toBe(seen)
    expect(apps).toContainEqual(
      expect.objectContaining({ app: shared, version: built.version, seq: seq + 1 }),
    )
  })
})

describe('admins', () => {
  it('see what each composer said last, until it is silent', async () => {
    const admin = await makeAdmin(app.db)
    const [promoted, shown] = [buildVersion(remote, { 'public/x.js': 'x' }).version, null]
    const tell = (name: string, troubles: { app: string; promoted: string; shown: null }[]) =>
      app.call(releases.report, { body: { composer: name, troubles } }, { as: composer })
    const told = async () =>
      (await app.call(adminReleases.show, {}, { as: admin })).body.composers.map(
        ({ composer: name, troubles }) => [name, troubles.length],
      )
    await tell('first', [{ app: remote, promoted, shown }])
    await tell('second', [])
    expect(await told()).toEqual([
      ['first', 1],
      ['second', 0],
    ])
    await tell('first', [])
    expect(await told()).toContainEqual(['first', 0])
    const body = { composer: 'third', troubles: [{ app: remote, promoted, shown }] }
    expect((await app.call(releases.report, { body }, { as: south })).problem?.code).toBe('forbidden')
    expect(await told()).toHaveLength(2)
    app.clock.advance(119_000)
    await tell('second', [])
    app.clock.advance(2_000)
    expect(await told()).toEqual([['second', 0]])
  })

  it('see what runs, and go back by one call that the audit records', async () => {
    const admin = await makeAdmin(app.db, { firstName: 'Ada', lastName: 'Rojas' })
    const as = { as: admin }
    await release('before', { name: shared, as: south })
    await release('now', { name: shared })
    const { seq } = (await editionOf(shared))!
    const shown = (await app.call(adminReleases.show, {}, as)).body
    const running = shown.apps.find((one) => one.app === shared)!
    expect(running).toMatchObject({ current: { seq, by: 'North' }, earlier: expect.any(String) })

    const body = { expected: seq, reason: 'Los botones no responden' }
    const params = { app: shared }
    const back = await app.call(adminReleases.rollback, { params, body }, as)
    expect(back.body).toMatchObject({ version: running.earlier, by: 'Ada Rojas', reason: body.reason })
    expect((await app.call(adminReleases.rollback, { params, body }, as)).problem).toMatchObject({
      code: 'promoted_meanwhile',
      message: expect.stringContaining('Ada Rojas'),
    })
    const { entries } = (await app.call(adminSite.audit, { query: { entity: 'release' } }, as)).body
    expect(entries.filter(({ entityId }) => entityId?.startsWith(shared))).toMatchObject([
      {
        action: 'release.rollback',
        actor: { id: admin.id },
        before: { version: running.current.version },
        after: { version: running.earlier, reason: body.reason },
        canUndo: false,
      },
    ])
  })
})

describe('pruning', () => {
  it('removes the files of what nobody used for 30 days, and keeps its history', async () => {
    const used = buildVersion(remote, { 'public/a.js': 'used' })
    const never = buildVersion(remote, { 'public/a.js': 'never' })
    await pushVersion(app, used, north)
    await pushVersion(app, never, north)
    const { seq = 0 } = (await editionOf(remote)) ?? {}
    await promote(used, seq)
    const prune = async () =>
      (await app.call(releases.prune, { params: { app: remote } }, { as: north })).body.pruned
    expect(await prune()).toEqual([])

    app.clock.advance(31 * 86_400_000)
    const pruned = await prune()
    expect(pruned).toContain(never.version)
    expect(pruned).not.toContain(used.version)
    expect(await prune()).toEqual([])
    expect((await promote(never, seq + 1)).problem).toMatchObject({ code: 'gone' })
    expect((await begin(never)).problem).toMatchObject({ code: 'gone' })
    const params = { app: remote, version: never.version }
    expect((await app.call(releases.manifest, { params }, { as: composer })).status).toBe(404)
    const kept = { app: remote, version: used.version }
    expect((await app.call(releases.manifest, { params: kept }, { as: composer })).status).toBe(200)
    const { versions } = await listOf(remote)
    expect(versions.find(({ version }) => version === never.version)!.pruned).not.toBeNull()
  })

  it('forgets a push that was not finished within a day', async () => {
    const built = buildVersion(remote, { 'public/a.js': 'half', 'public/b.js': 'other half' })
    await begin(built)
    await putTexts(app, built, ['half'], north)
    app.clock.advance(90_000_000)
    await app.jobs.tick('prune-releases')
    expect((await begin(built)).body.missing).toHaveLength(2)
  })
})
