import { browserErrorLimits, endpoints, type Beat, type BrowserError } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeAdmin } from '../../testing/factories.ts'
import { buildVersion, pushVersion, teamToken } from '../../testing/releases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addErrors, type ErrorRow } from './repository.ts'

const { adminReleases, canaries } = endpoints
const shell = '20260101T000000Z-cccccccccc'
let app: TestApp
let admin: string
let team: string
/** An app of its own for each test, with one version. */
let name: string
let version: string
let count = 0

// Says that line 1, column 11 of the code is line 3, column 5 of src/price.ts, inside `total`.
const map = JSON.stringify({
  version: 3,
  names: ['total'],
  sources: ['webpack://mfe_tried/./src/price.ts?a1b2'],
  mappings: 'UAEIA',
})

beforeAll(async () => {
  app = await createTestApp()
  admin = (await makeAdmin(app.db)).id
  team = await teamToken(app, 'North', ['*'])
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())
beforeEach(async () => {
  count += 1
  name = `mfe-tried-${count}`
  const built = buildVersion(name, { 'public/a.js': `a${count}`, 'maps/a.js.map': map })
  await pushVersion(app, built, team)
  version = built.version
})

const frame = (changes: Partial<BrowserError['frames'][number]> = {}) => ({
  app: name,
  version,
  file: 'a.js',
  line: 1,
  column: 11,
  ...changes,
})
const error = (changes: Partial<BrowserError> = {}): BrowserError => ({
  name: 'TypeError',
  message: 'x is not a function',
  frames: [frame()],
  route: 'search',
  ...changes,
})
const beat = (changes: Partial<Beat> = {}): Beat => ({
  app: name,
  version,
  shell,
  kind: 'failure',
  error: error(),
  ...changes,
})
const report = (...beats: Beat[]) => app.call(canaries.beat, { body: { beats } })
const gathered = async (of = name) => {
  // The reports are written at latest when canaries are judged.
  await app.jobs.tick('judge-canaries')
  return (await app.call(adminReleases.errors, { params: { app: of } }, { as: admin })).body.errors
}

it('gathers equal errors of a version with the line of the source', async () => {
  await report(beat(), beat({ error: error({ request: 'r-7' }) }))
  app.clock.advance(60_000)
  await report(beat())
  expect(await gathered()).toMatchObject([
    {
      version,
      name: 'TypeError',
      message: 'x is not a function',
      count: 3,
      route: 'search',
      frames: [
        { file: 'a.js', line: 1, column: 11, source: { file: 'src/price.ts', line: 3, name: 'total' } },
      ],
    },
  ])
})

it('keeps different errors apart, those that came last first', async () => {
  await report(beat())
  app.clock.advance(1_000)
  await report(beat({ error: error({ message: 'y is not a function' }) }))
  expect((await gathered()).map(({ message }) => message)).toEqual([
    'y is not a function',
    'x is not a function',
  ])
})

it('gives an error to the app in whose code it happened', async () => {
  const page = name
  const own = buildVersion('mfe-other', { 'public/b.js': 'b' })
  await pushVersion(app, own, team)
  await report(
    beat({ error: error({ frames: [frame({ app: 'mfe-other', version: own.version, file: 'b.js' })] }) }),
  )
  expect(await gathered(page)).toEqual([])
  expect(await gathered('mfe-other')).toMatchObject([{ frames: [{ file: 'b.js', source: null }] }])
})

it('stores nothing of a version that the registry does not know, and of one that it knows the latest kinds', async () => {
  await report(beat({ version: shell, error: error({ frames: [] }) }))
  expect(await gathered()).toEqual([])
  const kinds = Array.from({ length: browserErrorLimits.kinds + 20 }, (_, at) =>
    beat({ error: error({ message: `error ${at}` }) }),
  )
  for (let at = 0; at < kinds.length; at += 20) await report(...kinds.slice(at, at + 20))
  await app.jobs.tick('judge-canaries')
  app.clock.advance(1_000)
  await report(beat({ error: error({ message: 'one more' }) }))
  expect((await gathered()).some(({ message }) => message === 'one more')).toBe(true)
  const [{ kept }] = await app.sql<[{ kept: number }]>`
    select count(*)::int as kept from release_errors where app = ${name}`
  expect(kept).toBe(browserErrorLimits.kinds)
})

it('loses nothing of others by a report with half a character', async () => {
  expect((await report(beat({ error: error({ message: '\ud800' }) }))).status).toBe(422)
  await report(beat({ error: error({ message: 'honest' }) }))
  expect((await gathered()).map((one) => one.message)).toEqual(['honest'])
})

it('stores the rows beside those that the database refuses, and tells which these are', async () => {
  const row = (message: string): ErrorRow => ({
    app: name,
    version,
    kind: 'failure',
    fingerprint: message,
    error: error({ message }),
    count: 1,
    firstAt: app.clock.now(),
    lastAt: app.clock.now(),
  })
  const refused: string[] = []
  const rows = ['first', 'half \ud800', 'nul \0', 'last'].map(row)
  const stored = await addErrors(app.db, rows, ({ fingerprint }) => refused.push(fingerprint))
  expect(stored.map(({ fingerprint }) => fingerprint)).toEqual(['first', 'last'])
  expect(refused).toHaveLength(2)
  expect((await gathered()).map(({ message }) => message).toSorted()).toEqual(['first', 'last'])
})

it('stores honest errors while one address makes up others', async () => {
  const guarded = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  try {
    const owner = await teamToken(guarded, 'North', ['*'])
    await pushVersion(guarded, { ...buildVersion(name, { 'public/a.js': 'a' }) }, owner)
    const pushed = await guarded.call(endpoints.releases.list, { params: { app: name } }, { as: owner })
    const own = pushed.body.versions[0]!.version
    const send = (from: string, messages: string[]) =>
      guarded.call(
        canaries.beat,
        {
          body: {
            beats: messages.map((message) =>
              beat({ version: own, error: error({ message, frames: [frame({ version: own })] }) }),
            ),
          },
        },
        { headers: { 'x-forwarded-for': from } },
      )
    for (let at = 0; at < 200; at += 20)
      await send(
        '203.0.113.7',
        Array.from({ length: 20 }, (_, one) => `made up ${at + one}`),
      )
    await send('198.51.100.1', ['honest'])
    await guarded.jobs.tick('judge-canaries')
    const stored = await guarded.sql<{ message: string }[]>`
      select error->>'message' as message from release_errors`
    expect(stored).toHaveLength(browserErrorLimits.newKindsPerNetwork + 1)
    expect(stored.map(({ message }) => message)).toContain('honest')
  } finally {
    await guarded.close()
  }
})

it('keeps what React mended apart from failures, and with the app whose page it was', async () => {
  const other = buildVersion('mfe-react', { 'public/b.js': 'b' })
  await pushVersion(app, other, team)
  const inReact = error({ frames: [frame({ app: 'mfe-react', version: other.version, file: 'b.js' })] })
  await report(beat({ kind: 'recovered', error: inReact }), beat())
  const stored = (await gathered()).map(({ kind, count: times }) => `${kind} ${times}`)
  expect(stored.toSorted()).toEqual(['failure 1', 'recovered 1'])
})

it.each<[string, () => Partial<BrowserError>]>([
  ['a place outside of a version', () => ({ frames: [frame({ file: '../../etc/passwd' })] })],
  ['more text than an error has', () => ({ message: 'a'.repeat(browserErrorLimits.message + 1) })],
])('refuses %s', async (_, changes) => {
  expect((await report(beat({ error: error(changes()) }))).status).toBe(422)
})

it('forgets an error 30 days after it came last', async () => {
  await report(beat())
  expect(await gathered()).toHaveLength(1)
  app.clock.advance(31 * 86_400_000)
  await app.jobs.tick('forget-errors')
  expect(await gathered()).toEqual([])
})
