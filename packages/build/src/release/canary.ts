import { call } from '@metrolibre/api-client/core'
import { Country, endpoints, type ReleaseCanary } from '@metrolibre/contract'
import { safeParse } from 'valibot'
import { releaseCommand } from '../apps.ts'
import { headCommit } from './head-commit.ts'
import { readReleased } from './registry.ts'

const { canaries } = endpoints

export interface CanaryOptions {
  percent: string
  country?: string | undefined
  /** Addresses, separated by commas. */
  people?: string | undefined
  mail?: string | undefined
  reason?: string | undefined
  end: boolean
}

const partsOf = (list: string | undefined): string[] =>
  (list ?? '').split(',').flatMap((part) => part.trim() || [])

/** Gives a version that is in the registry to some visitors. Returns what to say of it. */
export async function beginCanary(app: string, version: string, options: CanaryOptions): Promise<string> {
  const countries = partsOf(options.country).map((name) => {
    const country = safeParse(Country, name)
    if (!country.success) throw new Error(`“${name}” is not a country of the platform: Chile or Perú.`)
    return country.output
  })
  const { seq } = await readReleased(app)
  const canary = await call(canaries.begin, {
    params: { app },
    body: {
      version,
      expected: seq,
      percent: Number(options.percent),
      countries,
      people: partsOf(options.people),
      ...(options.mail && { mail: options.mail }),
      reason: options.reason ?? (await headCommit()).subject,
    },
  })
  return `${app} ${version} is shown to ${canary.percent} % of the visitors${whose(canary)}. ${releaseCommand} list ${app} tells how they fare.`
}

/** Ends the canary that runs. Returns what to say of it. */
export async function endCanary(app: string, reason = 'Ended from the command line'): Promise<string> {
  const running = (await readCanaries(app)).find(({ ended }) => ended === null)
  if (!running) throw new Error(`${app} has no canary.`)
  const { version, control } = await call(canaries.end, { params: { id: running.id }, body: { reason } })
  return `${app} ${version} is not shown any more: all visitors get ${control}.`
}

/** Describes the last canaries of an app, each with what was compared. */
export async function describeCanaries(app: string): Promise<string[]> {
  return (await readCanaries(app)).flatMap((canary) => [
    `${canary.ended === null ? '◐' : ' '} canary ${canary.version}  ${canary.percent} %${whose(canary)}  ${canary.outcome ?? `since ${canary.began}`}`,
    ...(canary.why === null ? [] : [`    ${canary.why}`]),
    ...comparedWith(canary).flatMap(({ trouble, canary: one, control }) =>
      one.seen > 0
        ? [`    ${trouble}: ${one.bad} of ${one.seen}, against ${control.bad} of ${control.seen}`]
        : [],
    ),
  ])
}

const comparedWith = ({ compared, lost }: ReleaseCanary) => [
  ...compared,
  ...(lost ? [{ trouble: 'lost', ...lost }] : []),
]

const readCanaries = async (app: string): Promise<readonly ReleaseCanary[]> =>
  (await call(canaries.list, { params: { app } })).canaries

const whose = ({ countries, people }: ReleaseCanary): string =>
  [
    countries.length > 0 ? ` of ${countries.join(' and ')}` : '',
    people > 0 ? ` and ${people} by name` : '',
  ].join('')
