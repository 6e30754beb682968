import { canaryLimits, endpoints, type Beat, type BodyInput, type ReleaseCanary } from '@metrolibre/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeAdmin, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { buildVersion, pushVersion, teamToken } from '../../testing/releases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTicket, withTicket } from '../../testing/view-tickets.ts'

const { adminReleases, adminSite, canaries, releases } = endpoints
const shell = '20260101T000000Z-cccccccccc'
let app: TestApp
let team: string
let other: string
let composer: string
/** An app of its own for each test, with a version in use and one to try. */
let name: string
let control: string
let tried: string
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  team = await teamToken(app, 'North', ['*'])
  other = await teamToken(app, 'South', ['mfe-south'])
  composer = await teamToken(app, 'Composer', [])
})
afterAll(() => app.close())
beforeEach(async () => {
  count += 1
  name = `mfe-tried-${count}`
  const [first, second] = [
    buildVersion(name, { 'public/a.js': 'a' }),
    buildVersion(name, { 'public/a.js': 'b' }),
  ]
  await pushVersion(app, first, team)
  await pushVersion(app, second, team)
  control = first.version
  tried = second.version
  await promote(control, 0)
})

const promote = (version: string, expected: number) =>
  app.call(
    releases.promote,
    { body: { promotions: [{ app: name, version, expected }], reason: 'Prueba' } },
    { as: team },
  )
type Wish = Partial<BodyInput<typeof canaries.begin>>
const begin = (wish: Wish = {}, as = team) =>
  app.call(
    canaries.begin,
    {
      params: { app: name },
      body: {
        version: tried,
        expected: 1,
        percent: 5,
        mail: `${name}@teams.example`,
        reason: 'Una cosa nueva',
        ...wish,
      },
    },
    { as },
  )
const beats = (version: string, kind: Beat['kind'], times: number, measures: Partial<Beat> = {}) =>
  Array.from({ length: times }, () => ({ app: name, version, shell, kind, ...measures }))
/** The minute in which a canary begins is not compared. */
const beginAndWait = async (wish?: Wish) => {
  await begin(wish)
  app.clock.advance(60_000)
}
async function send(list: ReturnType<typeof beats>) {
  for (let at = 0; at < list.length; at += 20)
    expect((await app.call(canaries.beat, { body: { beats: list.slice(at, at + 20) } })).status).toBe(202)
}
const judged = async (): Promise<ReleaseCanary> => {
  await app.jobs.tick('judge-canaries')
  const { body } = await app.call(canaries.list, { params: { app: name } }, { as: composer })
  return body.canaries[0]!
}
/** As many page views, each with a ticket of its own from a composer. */
async function view(version: string, times: number) {
  const { viewKey, canaries: running } = await editionOf()
  const canary = running!.find((one) => one.app === name)!.id
  for (let at = 0; at < times; at += 1) {
    const ticket = makeTicket(viewKey!, app.clock, { canary, app: name, version })
    await app.call(canaries.beat, { body: { beats: beats(version, 'view', 1) } }, withTicket(ticket))
  }
}
const editionOf = async () => (await app.call(releases.edition, {}, { as: composer })).body

describe('a canary', () => {
  it('is a part of the edition until it ends, which changes the edition each time', async () => {
    const before = await editionOf()
    const { body, status } = await begin({ countries: ['Perú'] })
    expect(status).toBe(201)
    const during = await editionOf()
    expect(during.canaries!.find((one) => one.app === name)).toEqual({
      id: body.id,
      app: name,
      version: tried,
      percent: 5,
      countries: ['Perú'],
      hasPeople: false,
    })
    const ended = await app.call(
      canaries.end,
      { params: { id: body.id }, body: { reason: 'Visto' } },
      { as: team },
    )
    expect(ended.body).toMatchObject({ outcome: 'stopped', why: 'Visto' })
    const after = await editionOf()
    expect(after.canaries!.find((one) => one.app === name)).toBeUndefined()
    expect(new Set([before.edition, during.edition]).size).toBe(2)
    const again = await app.call(
      canaries.end,
      { params: { id: body.id }, body: { reason: 'Visto' } },
      { as: team },
    )
    expect(again.problem).toMatchObject({ code: 'wrong_state' })
  })

  it('is begun and ended by the team of its app alone, one at a time, beside the promotion it names', async () => {
    expect((await begin({}, other)).problem).toMatchObject({ code: 'forbidden' })
    expect((await begin({ expected: 2 })).problem).toMatchObject({ code: 'promoted_meanwhile' })
    expect((await begin({ percent: 60 })).problem).toMatchObject({ status: 422 })
    const [one, two] = await Promise.all([begin(), begin()])
    expect(new Set([one.status, two.status])).toEqual(new Set([201, 409]))
    expect((one.problem ?? two.problem)?.code).toBe('canary_running')
    const id = (one.status === 201 ? one : two).body.id
    const end = await app.call(canaries.end, { params: { id }, body: { reason: 'No' } }, { as: other })
    expect(end.problem).toMatchObject({ code: 'forbidden' })
  })

  it('goes back by itself when its pages fail more often, and its team is told why', async () => {
    await beginAndWait()
    await send([...beats(control, 'view', 95), ...beats(tried, 'view', 5)])
    expect(await judged()).toMatchObject({ outcome: null })
    await send([...beats(tried, 'view', 3), ...beats(tried, 'failure', 8)])
    expect(await judged()).toMatchObject({
      outcome: 'back',
      why: '8 of 8 page views of the canary failed, against 0 of 95 of the version in use.',
    })
    const [mail] = await readInbox(app, `${name}@teams.example`)
    expect(mail?.subject).toBe(`${name}: the canary went back`)
    expect((await editionOf()).apps.find((one) => one.app === name)?.version).toBe(control)
  })

  it('goes back when it is slower, and not when it only fails as often as the control', async () => {
    await beginAndWait()
    await send([
      ...beats(control, 'view', 100),
      ...beats(control, 'failure', 60),
      ...beats(tried, 'view', 20),
      ...beats(tried, 'failure', 12),
      ...beats(control, 'vitals', 100, { lcp: 2, inp: 0.1, cls: 0.01 }),
      ...beats(tried, 'vitals', 20, { lcp: 2, inp: 0.1, cls: 0.01 }),
    ])
    expect(await judged()).toMatchObject({ outcome: null })
    await send(beats(tried, 'vitals', 20, { lcp: 9 }))
    expect(await judged()).toMatchObject({
      outcome: 'back',
      why: expect.stringContaining('painted their largest part late'),
    })
  })

  it('goes back when composers can not render its pages, although browsers can', async () => {
    const rendered = (version: string, seen: number, bad: number) =>
      app.call(canaries.renders, { body: { renders: [{ app: name, version, seen, bad }] } }, { as: composer })
    await beginAndWait()
    await rendered(control, 300, 3)
    await rendered(tried, 20, 0)
    expect(await judged()).toMatchObject({ outcome: null })
    expect((await rendered(tried, 12, 12)).status).toBe(202)
    expect(await judged()).toMatchObject({
      outcome: 'back',
      why: '12 of 32 page views of the canary could not be rendered on the server, against 3 of 300 of the version in use.',
    })
    expect((await rendered(tried, 1, 2)).problem).toMatchObject({ status: 422 })
    const foreign = await app.call(
      canaries.renders,
      { body: { renders: [{ app: name, version: tried, seen: 9, bad: 9 }] } },
      { as: other },
    )
    expect(foreign.problem, 'the token of another team').toMatchObject({ code: 'forbidden' })
  })

  it('grows after its time and its page views, and is put into use at the end', async () => {
    await begin()
    const wait = () => app.clock.advance(canaryLimits.stepMinutes * 60_000)
    wait()
    expect((await judged()).percent).toBe(5)
    for (const percent of [25, 50]) {
      await view(control, canaryLimits.stepViews)
      await view(tried, canaryLimits.stepViews)
      expect((await judged()).percent).toBe(percent)
      expect((await judged()).percent).toBe(percent)
      wait()
    }
    await view(tried, canaryLimits.stepViews)
    expect(await judged()).toMatchObject({ outcome: 'promoted', percent: 50 })
    expect((await editionOf()).apps.find((one) => one.app === name)).toMatchObject({
      version: tried,
      seq: 2,
    })
  })

  it('for some countries grows to all of their visitors, and is left to its team', async () => {
    await begin({ countries: ['Chile'], percent: 50 })
    app.clock.advance(canaryLimits.stepMinutes * 60_000)
    await view(tried, canaryLimits.stepViews * 3)
    expect(await judged()).toMatchObject({ percent: 100, outcome: null })
    app.clock.advance(canaryLimits.days * 86_400_000)
    expect(await judged()).toMatchObject({ outcome: 'stopped' })
  })

  it('is shown to admins, who can end it, which the audit records', async () => {
    const admin = await makeAdmin(app.db)
    const { body } = await begin()
    const list = await app.call(adminReleases.canaries, {}, { as: admin.id })
    expect(list.body.canaries.find((one) => one.id === body.id)).toMatchObject({
      app: name,
      version: tried,
      control,
      by: 'North',
    })
    const end = () =>
      app.call(
        adminReleases.endCanary,
        { params: { id: body.id }, body: { reason: 'Molesta' } },
        { as: admin.id },
      )
    expect((await end()).body).toMatchObject({ outcome: 'stopped', why: 'Molesta' })
    expect((await end()).problem).toMatchObject({ code: 'wrong_state' })
    const { body: audit } = await app.call(adminSite.audit, { query: { q: name } }, { as: admin.id })
    expect(audit.entries.map(({ action }) => action)).toContain('release.endCanary')
  })

  it('ends when another version is promoted', async () => {
    await begin()
    await promote(tried, 1)
    expect(await judged()).toMatchObject({ outcome: 'replaced' })
  })

  it('names itself to the people on its list alone', async () => {
    const [named, stranger] = [await makeUser(app.db), await makeUser(app.db)]
    const { body } = await begin({ people: [named.email.toUpperCase()] })
    const mine = async (as: string) => (await app.call(canaries.mine, {}, { as })).body.ids
    expect([await mine(named.id), await mine(stranger.id)]).toEqual([[body.id], []])
    expect((await editionOf()).canaries!.find((one) => one.app === name)).toMatchObject({ hasPeople: true })
  })
})
