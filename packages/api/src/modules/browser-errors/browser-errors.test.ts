import { browserErrorLimits, endpoints, type Beat, type BrowserError } from '@metrolibre/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeAdmin } from '../../testing/factories.ts'
import { buildVersion, pushVersion, teamToken } from '../../testing/releases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

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

it('stores nothing of a version that the registry does not know, and only so many kinds of one that it knows', async () => {
  await report(beat({ version: shell, error: error({ frames: [] }) }))
  expect(await gathered()).toEqual([])
  const kinds = Array.from({ length: browserErrorLimits.kinds + 20 }, (_, at) =>
    beat({ error: error({ message: `error ${at}` }) }),
  )
  for (let at = 0; at < kinds.length; at += 20) await report(...kinds.slice(at, at + 20))
  await app.jobs.tick('judge-canaries')
  await report(beat({ error: error({ message: 'one more' }) }))
  expect((await gathered()).some(({ message }) => message === 'one more')).toBe(false)
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
