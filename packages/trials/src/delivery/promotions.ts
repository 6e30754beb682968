import type { Finding, TrialPlace } from '../drill/drill.ts'
import { openPages } from './page-load.ts'
import { runCommand, waitFor } from '../drill/run-command.ts'
import { trialsRoot } from '../drill/root.ts'
import { teamOf, type DeliveryTeam } from './teams.ts'

const perTeam = 50
/** How many of a team release at the same moment. */
const atOnce = 5
const pages = ['/', '/preguntas', '/en', '/propietario', '/en/propietario']

interface Promotion {
  readonly seq: number
  readonly version: string
}

interface Released {
  readonly versions: readonly { version: string; pruned: boolean }[]
  readonly promotions: readonly Promotion[]
}

/**
 * Two teams promote and go back a hundred times, five of each at the same moment, while visitors open pages: every page
 * is rendered, and the history has each promotion that was acknowledged, once.
 */
export async function promotions(place: TrialPlace): Promise<Finding[]> {
  const teams = [await teamOf(place, 'mfe-public'), await teamOf(place, 'mfe-tenants')]
  for (const team of teams) await pushSecondVersion(place, team)
  const before = await Promise.all(teams.map(releasedOf))
  const visitors = openPages(place.url, pages)
  const begun = performance.now()
  const done = await Promise.all(teams.map(releaseOften))
  const seconds = (performance.now() - begun) / 1000
  const load = await visitors.stop()
  const after = await Promise.all(teams.map(releasedOf))
  const acknowledged = done.flatMap((one) => one.acknowledged)
  const lost = done.flatMap((one, index) => missing(one.acknowledged, after[index]!.promotions))
  const added = after.map((one, index) => one.promotions.length - before[index]!.promotions.length)
  const refused = done.flatMap((one) => one.refused)
  const shown = await waitFor(5, async () => ((await shows(place, teams, after)) ? true : undefined))
  return [
    {
      what: 'every page view during 100 promotions and rollbacks is rendered',
      held: load.failures.length === 0 && load.answered > 0,
      seen: `${load.answered} page views in ${seconds.toFixed(1)} s, ${load.failures.length} failed ${load.failures.slice(0, 3).join(', ')}`,
    },
    {
      what: 'the history has each acknowledged promotion once, and no other',
      held: lost.length === 0 && added.every((count, index) => count === done[index]!.acknowledged.length),
      seen: `${acknowledged.length} acknowledged, ${lost.length} lost, ${added.join(' and ')} added`,
    },
    {
      what: 'whoever was late is told that another was first',
      held: refused.every((code) => code === 'promoted_meanwhile'),
      seen: `${refused.length} told so ${[...new Set(refused)].join(', ')}`,
    },
    {
      what: 'the composer shows what was promoted last',
      held: shown === true,
      seen: shown ? 'it does' : 'it shows another version 5 s later',
    },
  ]
}

async function pushSecondVersion(place: TrialPlace, { app, token }: DeliveryTeam): Promise<void> {
  const env = { DATA_DIR: place.dataDir!, RELEASES_URL: place.url, RELEASES_TOKEN: token }
  const command = 'packages/build/src/command/main.ts'
  for (const verb of ['build', 'push']) {
    const { code, said } = await runCommand({ cwd: trialsRoot, env }, 'node', command, verb, app)
    if (code !== 0) throw new Error(said)
  }
}

const releasedOf = async (team: DeliveryTeam): Promise<Released> =>
  (await team.ask<Released>('GET', `/releases/apps/${team.app}`)).body

/** Releases until 50 are acknowledged: each time to the version that is not in use, every third one by going back. */
async function releaseOften(team: DeliveryTeam): Promise<{ acknowledged: Promotion[]; refused: string[] }> {
  const acknowledged: Promotion[] = []
  const refused: string[] = []
  let begun = 0
  const member = async () => {
    while (begun < perTeam) {
      begun += 1
      let wish = begun % 3 === 0 ? back : forward
      for (let isDone = false; !isDone;) {
        const { status, body } = await wish(team)
        isDone = status === 201
        if (isDone) acknowledged.push(...[body as Promotion | Promotion[]].flat())
        else {
          const { code } = body as { code: string }
          // The first one went back as far as one can.
          if (code === 'no_earlier_release') wish = forward
          else refused.push(code)
        }
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, member))
  return { acknowledged, refused }
}

const reason = 'Drill'

async function back(team: DeliveryTeam) {
  const { promotions: made } = await releasedOf(team)
  return team.ask('POST', `/releases/apps/${team.app}/rollback`, { expected: made[0]!.seq, reason })
}

async function forward(team: DeliveryTeam) {
  const { versions, promotions: made } = await releasedOf(team)
  const { seq: expected, version: current } = made[0]!
  const { version } = versions.find((one) => one.version !== current && !one.pruned)!
  const wanted = [{ app: team.app, version, expected }]
  return team.ask('POST', '/releases/promotions', { promotions: wanted, reason })
}

const missing = (acknowledged: readonly Promotion[], history: readonly Promotion[]): Promotion[] =>
  acknowledged.filter(
    ({ seq, version }) => history.filter((one) => one.seq === seq && one.version === version).length !== 1,
  )

/** Whether a page refers to the version of each app that was promoted last. */
async function shows(
  place: TrialPlace,
  teams: readonly DeliveryTeam[],
  after: readonly Released[],
): Promise<boolean> {
  const text = await (await fetch(`${place.url}/propietario`)).text()
  return teams.every(({ app }, index) => text.includes(`/r/${app}/${after[index]!.promotions[0]!.version}/`))
}
