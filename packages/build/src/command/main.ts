#!/usr/bin/env node
// pnpm release build|check|push|preview|canary|promote|rollback|list|prune <app> [version], with options
import { parseArgs } from 'node:util'
import { assertApp, hasShell, releaseCommand } from '../apps.ts'
import { createRemote } from '../create/create-remote.ts'
import { buildRelease } from '../release/build-release.ts'
import { beginCanary, type CanaryOptions, describeCanaries, endCanary } from '../release/canary.ts'
import { checkVersion } from '../release/check/check.ts'
import { printChecks, reasonToGo } from '../release/check/may-go.ts'
import { headCommit } from '../release/head-commit.ts'
import { previewedBeside } from '../release/previewed-beside.ts'
import { pushRelease } from '../release/push.ts'
import {
  promoteReleases,
  previewReleases,
  pruneReleases,
  readReleased,
  rollbackRelease,
  sentenceOf,
  siteOf,
  openRegistry,
} from '../release/registry.ts'
import { releasesDir } from '../release/releases-dir.ts'
import { listVersions, prune } from '../release/releases.ts'

const usage = `${releaseCommand} followed by:
  build <app>                           builds a version here
  check <app> [version]                 checks a version that was built here, before anybody sees it
  push <app> [version]                  sends it to the registry
  preview <app> [version]               sends it if it is not there yet, and makes a link that shows it
    [--hours <n>]                         for how long, at most 168
    [--with <app@version,app@version>]    versions of other apps in the registry that the link shows as well
  canary <app> [version]                checks and sends it, and gives it to some visitors:
    [--percent <n>]                       it grows by itself, and goes back by itself (RULES.md §15)
    [--country <Chile|Perú>] [--people <mail,mail>]
    [--mail <address>] [--reason <why>]   who is told how it ended
  canary <app> --end                    ends it: all visitors get the version in use
  promote <app> [version]               checks and sends it, and puts it into use
    [--reason <why>]
    [--unchecked]                         without the checks, for a reason that the history shows; also with canary
  rollback <app> [--reason <why>]       goes back to the version before
  list <app>                            lists the versions; → is in use
  prune <app>                           removes what nobody has used for 30 days
  create <remote> --dir <folder>        writes a new remote for a repository of its own
    [--packages <folder>]                 that installs packed files instead of published packages
  pack <folder>                         packs the packages that such remotes are built with
RELEASES_URL and RELEASES_TOKEN name the registry, by default that of the platform on this machine.`

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      hours: { type: 'string', default: '48' },
      with: { type: 'string' },
      percent: { type: 'string', default: '5' },
      country: { type: 'string' },
      people: { type: 'string' },
      mail: { type: 'string' },
      end: { type: 'boolean', default: false },
      unchecked: { type: 'boolean', default: false },
      dir: { type: 'string' },
      packages: { type: 'string' },
    },
  })
  await run(positionals, values)
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}

interface Options extends CanaryOptions {
  hours: string
  unchecked: boolean
  with?: string
  dir?: string
  packages?: string
}

async function run(
  [action, app, wanted]: string[],
  { hours, with: beside, ...options }: Options,
): Promise<void> {
  const dir = releasesDir()
  if (!action) throw new Error(usage)
  if (action === 'create') return create(app, options)
  if (action === 'pack') return pack(app)
  assertApp(app)
  if (action === 'build') {
    const { version } = await buildRelease(dir, app)
    await prune(dir, app)
    return console.log(`${app} ${version} is built. Visitors get it after: ${releaseCommand} promote ${app}`)
  }
  await openRegistry()
  const { reason } = options
  switch (action) {
    case 'check':
      return check(dir, app, wanted)
    case 'push': {
      const version = await push(dir, app, wanted)
      return console.log(`${app} ${version} is in the registry.`)
    }
    case 'preview': {
      const others = previewedBeside(beside)
      const shown = [{ app, version: await push(dir, app, wanted) }, ...others]
      const { token, until } = await previewReleases(shown, Number(hours))
      const names = shown.map((one) => `${one.app} ${one.version}`).join(', ')
      return console.log(`${siteOf()}/preview/${token}\nshows ${names} to whoever has it, until ${until}.`)
    }
    case 'canary':
      if (options.end) return console.log(await endCanary(app, reason))
      return console.log(await canary(dir, app, wanted, options))
    case 'promote': {
      const { version, reason: given } = await putForward(dir, app, wanted, options)
      const why = given ?? (await headCommit()).subject
      const { seq } = await readReleased(app)
      await promoteReleases([{ app, version, expected: seq }], why)
      return console.log(`${app} is now at ${version}.`)
    }
    case 'rollback': {
      const { seq } = await readReleased(app)
      const why = reason ?? 'Rolled back from the command line'
      const { version } = await rollbackRelease(app, { expected: seq, reason: why })
      return console.log(`${app} is back at ${version}.`)
    }
    case 'list':
      return list(app)
    case 'prune': {
      const pruned = await pruneReleases(app)
      return console.log(pruned.length > 0 ? pruned.join('\n') : 'Every version is still needed.')
    }
    default:
      throw new Error(usage)
  }
}

function create(remote: string | undefined, { dir, packages }: Pick<Options, 'dir' | 'packages'>): void {
  if (!remote || !dir) throw new Error(usage)
  const files = createRemote({ remote, dir, packages })
  console.log(`${files.map((file) => `  ${file}`).join('\n')}\n\ncd ${dir} && npm install && npm run dev`)
}

/** Loaded only here: it is part of the repository's tools alone. */
async function pack(folder: string | undefined): Promise<void> {
  if (!folder) throw new Error(usage)
  if (!hasShell()) throw new Error('The packages are packed in the repository that has their sources.')
  const { packPackages } = await import('../pack/pack-packages.ts')
  for (const [name, path] of await packPackages(folder)) console.log(`${name}  ${path}`)
}

async function check(dir: string, app: string, wanted: string | undefined): Promise<void> {
  const { version } = await chosen(dir, app, wanted)
  if (!(await printChecks(checksOf(dir, app, version)))) process.exitCode = 1
}

function checksOf(dir: string, app: string, version: string) {
  return checkVersion({ releasesDir: dir, app, version, push: () => push(dir, app, version) })
}

async function canary(
  dir: string,
  app: string,
  wanted: string | undefined,
  options: Omit<Options, 'hours'>,
): Promise<string> {
  const { version, reason } = await putForward(dir, app, wanted, options)
  return beginCanary(app, version, { ...options, reason })
}

/** Checks a version that visitors are to get, and sends it. */
async function putForward(
  dir: string,
  app: string,
  wanted: string | undefined,
  options: Pick<Options, 'unchecked' | 'reason'>,
): Promise<{ version: string; reason: string | undefined }> {
  const { version, isBuiltHere } = await chosen(dir, app, wanted)
  const { promotions } = await readReleased(app)
  const wasInUse = promotions.some((promotion) => promotion.version === version)
  const checks = () => checksOf(dir, app, version)
  const reason = await reasonToGo({ app, version, isBuiltHere, wasInUse, checks }, options)
  return { version: await push(dir, app, version), reason }
}

/** Returns the version that is asked for, by default the newest that was built here. */
async function chosen(dir: string, app: string, wanted: string | undefined) {
  const built = await listVersions(dir, app)
  const version = wanted ?? built[0]
  if (!version) throw new Error(`${app} has no version here: build one first, or name one of the registry.`)
  return { version, isBuiltHere: built.includes(version) }
}

/** Sends a version, by default the newest that was built here, unless the registry has it. Returns its name. */
async function push(dir: string, app: string, wanted: string | undefined): Promise<string> {
  const { version, isBuiltHere } = await chosen(dir, app, wanted)
  if (isBuiltHere) await pushRelease(dir, { app, version, commit: (await headCommit()).id })
  return version
}

async function list(app: string): Promise<void> {
  const { versions, promotions } = await readReleased(app)
  for (const { version, team, commit, pruned } of versions) {
    const mark = version === promotions[0]?.version ? '→' : ' '
    console.log(`${mark} ${version}  ${team}  ${commit}${pruned ? '  (files removed)' : ''}`)
  }
  for (const line of await describeCanaries(app)) console.log(line)
}
