import { canaryLimits, endpoints, type Beat } from '@metrolibre/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildVersion, pushVersion, teamToken } from '../../testing/releases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTicket, withTicket } from '../../testing/view-tickets.ts'

const { canaries, releases } = endpoints
let app: TestApp
let team: string
let composer: string
let key: string
/** An app of its own for each test, with a canary alongside the version in use. */
let name: string
let control: string
let tried: string
let canary: string
let shell: string
let count = 0

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  team = await teamToken(app, 'North', ['*'])
  composer = await teamToken(app, 'Composer', [])
  const built = buildVersion('shell', { 'public/a.js': 'shell' })
  await pushVersion(app, built, team)
  shell = built.version
})
afterAll(() => app.close())
beforeEach(async () => {
  count += 1
  name = `mfe-proven-${count}`
  const versions = ['a', 'b'].map((text) => buildVersion(name, { 'public/a.js': text }))
  for (const one of versions) await pushVersion(app, one, team)
  ;[control, tried] = versions.map(({ version }) => version) as [string, string]
  await app.call(
    releases.promote,
    { body: { promotions: [{ app: name, version: control, expected: 0 }], reason: 'Prueba' } },
    { as: team },
  )
  const begun = await app.call(
    canaries.begin,
    { params: { app: name }, body: { version: tried, expected: 1, percent: 5, reason: 'Prueba' } },
    { as: team },
  )
  canary = begun.body.id
  key = (await app.call(releases.edition, {}, { as: composer })).body.viewKey!
  app.clock.advance(canaryLimits.stepMinutes * 60_000)
})

const beat = (version: string, kind: Beat['kind'] = 'view'): Beat => ({ app: name, version, shell, kind })
const entry = (version: string) => ({ canary, app: name, version })
/** Each network may count only so many views, so honest visitors come from many. */
let network = 0
const newAddress = () => {
  network += 1
  return `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`
}
const send = (beats: Beat[], ticket?: string, address = newAddress()) =>
  app.call(
    canaries.beat,
    { body: { beats } },
    ticket === undefined ? { headers: { 'x-forwarded-for': address } } : withTicket(ticket, address),
  )
const visit = (version: string, ...kinds: Beat['kind'][]) =>
  send(
    kinds.map((kind) => beat(version, kind)),
    makeTicket(key, app.clock, entry(version)),
  )
const judged = async () => {
  await app.jobs.tick('judge-canaries')
  const { body } = await app.call(canaries.list, { params: { app: name } }, { as: composer })
  return body.canaries[0]!
}

it('lets a canary grow by views that have a ticket', async () => {
  for (let at = 0; at < canaryLimits.stepViews; at += 1) await visit(tried, 'view')
  expect(await judged()).toMatchObject({ percent: 25, outcome: null })
})

it('does not let a canary grow by any number of made-up views', async () => {
  for (let at = 0; at < 100; at += 1) await send(Array.from({ length: 20 }, () => beat(tried)))
  expect(await judged()).toMatchObject({ percent: 5, outcome: null, proven: 0 })
})

it('takes a canary back whose honest views failed, however many good views of it and failures of the other are made up', async () => {
  for (let at = 0; at < 30; at += 1) await visit(control, 'view')
  for (let at = 0; at < 15; at += 1) await visit(tried, 'view', 'failure')
  for (let at = 0; at < 100; at += 1) {
    await send(Array.from({ length: 20 }, () => beat(tried)))
    await send(Array.from({ length: 20 }, () => beat(control, 'failure')))
  }
  expect(await judged()).toMatchObject({ outcome: 'back' })
})

it('counts a ticket once, also in several calls and after it was written', async () => {
  const ticket = makeTicket(key, app.clock, entry(tried))
  for (let at = 0; at < 3; at += 1) {
    await send([beat(tried), beat(tried), beat(tried)], ticket)
    expect((await judged()).proven).toBe(1)
  }
})

it('counts only so many tickets of one network in an hour', async () => {
  for (let at = 0; at < canaryLimits.ticketsPerNetwork * 2; at += 1)
    await send([beat(tried)], makeTicket(key, app.clock, entry(tried)), '203.0.113.9')
  expect((await judged()).proven).toBe(canaryLimits.ticketsPerNetwork)
})

it.each<[string, () => string, (() => Beat)?]>([
  ['of another version', () => makeTicket(key, app.clock, entry(control))],
  ['of another app', () => makeTicket(key, app.clock, { ...entry(tried), app: 'mfe-other' })],
  ['of another canary', () => makeTicket(key, app.clock, { ...entry(tried), canary: crypto.randomUUID() })],
  ['that has ended', () => makeTicket(key, app.clock, entry(tried), { minutes: -1 })],
  ['that somebody else signed', () => makeTicket('another key', app.clock, entry(tried))],
  ['that was changed', () => makeTicket(key, app.clock, entry(control)).replaceAll(control, tried)],
  ['without a signature', () => makeTicket(key, app.clock, entry(tried)).replace(/\.[\w-]+$/, '')],
])('counts no ticket %s', async (_, make) => {
  expect((await send([beat(tried)], make())).status).toBe(202)
  expect((await judged()).proven).toBe(0)
})

it('counts no ticket whose text was changed anywhere', async () => {
  const ticket = makeTicket(key, app.clock, entry(tried))
  await fc.assert(
    fc.asyncProperty(
      fc.nat(ticket.length - 2),
      fc.constantFrom('A', 'b', 'C', '0', '1', '9', '-', '_', ':', '.'),
      async (at, letter) => {
        fc.pre(ticket[at] !== letter)
        await send([beat(tried)], ticket.slice(0, at) + letter + ticket.slice(at + 1))
      },
    ),
    { numRuns: 200 },
  )
  expect((await judged()).proven).toBe(0)
})

it('gives the key to composers alone, and to none while no canary runs', async () => {
  const south = await teamToken(app, 'South', ['mfe-south'])
  const keyFor = async (as: string) => (await app.call(releases.edition, {}, { as })).body.viewKey
  expect([typeof (await keyFor(composer)), await keyFor(south)]).toEqual(['string', undefined])
})

it('goes back by nothing that React mended', async () => {
  for (let at = 0; at < 50; at += 1) {
    await visit(control, 'view')
    await visit(tried, 'view', 'recovered')
  }
  const { outcome, compared } = await judged()
  expect(outcome).toBeNull()
  expect(compared.find(({ trouble }) => trouble === 'failed')?.canary).toEqual({ seen: 50, bad: 0 })
})

it('stores nothing about versions that the registry does not have', async () => {
  const madeUp = (at: number) => `20260102T000000Z-${at.toString(16).padStart(10, '0')}`
  for (let at = 0; at < 400; at += 20)
    await send(
      Array.from({ length: 20 }, (_, one) => beat(madeUp(at + one))),
      undefined,
      '203.0.113.10',
    )
  await send([beat(control)])
  await judged()
  const stored = await app.sql<{ version: string }[]>`
    select version from release_beats where app = ${name}`
  expect(stored.map(({ version }) => version)).toEqual([control])
})

describe('pages that composers sent', () => {
  const sendPages = async (version: string, sent: number, minute = app.clock.now().getTime()) =>
    expect(
      (
        await app.call(
          canaries.pages,
          { body: { pages: [{ app: name, version, minute, sent }] } },
          { as: composer },
        )
      ).status,
    ).toBe(202)
  /** A beat of another app's page, which has code of this app in its menu. */
  const elsewhere = (version: string, ...kinds: Beat['kind'][]) =>
    send(
      kinds.map((kind) => ({ app: 'mfe-elsewhere', version: shell, shell, kind })),
      makeTicket(key, app.clock, entry(version)),
    )

  it('take a canary back of which nothing is heard, within its first minute', async () => {
    await sendPages(control, 60)
    await sendPages(tried, 24)
    for (let at = 0; at < 55; at += 1) await elsewhere(control, 'view')
    for (let at = 0; at < 7; at += 1) await elsewhere(tried, 'view')
    const ended = await judged()
    expect(ended.lost).toEqual({
      canary: { seen: 24, bad: 17 },
      control: { seen: 60, bad: 5 },
    })
    expect(ended).toMatchObject({ outcome: 'back' })
    expect(ended.why).toContain(
      '17 of 24 page views of the canary failed, also on pages of other apps, or were',
    )
  })

  it('take a canary back whose menu breaks pages of others', async () => {
    await sendPages(control, 60)
    await sendPages(tried, 30)
    for (let at = 0; at < 60; at += 1) await elsewhere(control, 'view')
    for (let at = 0; at < 30; at += 1) await elsewhere(tried, 'view', 'failure')
    expect(await judged()).toMatchObject({ outcome: 'back' })
  })

  it('let a canary go on of which as little is heard as of the version in use', async () => {
    await sendPages(control, 100)
    await sendPages(tried, 100)
    for (let at = 0; at < 40; at += 1) {
      await elsewhere(control, 'view')
      await elsewhere(tried, 'view')
    }
    const going = await judged()
    expect(going.lost).toMatchObject({ canary: { seen: 100, bad: 60 }, control: { seen: 100, bad: 60 } })
    expect(going).toMatchObject({ outcome: null })
  })

  it('are not lost by a part of another app that failed on them', async () => {
    await sendPages(tried, 30)
    for (let at = 0; at < 30; at += 1) await elsewhere(tried, 'view', 'partFailure')
    expect((await judged()).lost).toMatchObject({ canary: { seen: 30, bad: 0 } })
  })

  it('are lost to the app whose own part failed on them, which no page counts as its failure', async () => {
    await sendPages(tried, 3)
    for (let at = 0; at < 3; at += 1) await visit(tried, 'view', 'partFailure')
    const { compared, lost } = await judged()
    expect(compared.find(({ trouble }) => trouble === 'failed')?.canary).toEqual({ seen: 3, bad: 0 })
    expect(lost?.canary).toEqual({ seen: 3, bad: 3 })
  })

  it('are counted by composers alone', async () => {
    const south = await teamToken(app, 'South', ['mfe-south'])
    const pages = [{ app: name, version: tried, minute: app.clock.now().getTime(), sent: 1 }]
    expect((await app.call(canaries.pages, { body: { pages } }, { as: south })).status).toBe(403)
  })
})
