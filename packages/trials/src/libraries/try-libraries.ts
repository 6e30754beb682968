import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '@metrolibre/testing/browser'
import type { Finding, TrialPlace } from '../drill/drill.ts'
import { trialsRoot } from '../drill/root.ts'
import { runCommand, waitFor } from '../drill/run-command.ts'
import { teamOf } from '../delivery/teams.ts'
import type { TriedLibrary } from './library.ts'

type Browser = Awaited<ReturnType<typeof launchChromium>>

const app = 'mfe-libraries'
const command = 'packages/build/src/command/main.ts'
const unchecked = ['--unchecked', '--reason', 'A page for each library']
const pathOf = ({ name }: TriedLibrary) => `/libraries/${name}`

/** Builds and releases a remote with a page for each library, and uses the pages as a visitor does. */
export async function tryLibraries(
  place: TrialPlace,
  libraries: readonly TriedLibrary[],
): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'libraries-'))
  try {
    const released = await release(place, folder, libraries)
    if (!released.held) return [released]
    const browser = await launchChromium()
    const findings = [released]
    for (const library of libraries) {
      findings.push(await isRendered(place, library))
      findings.push(await isUsable(place, browser, library))
    }
    await browser.close()
    return findings
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function release(
  place: TrialPlace,
  folder: string,
  libraries: readonly TriedLibrary[],
): Promise<Finding> {
  const [packed, repository] = [join(folder, 'packed'), join(folder, 'repository')]
  const { token } = await teamOf(place, app)
  const here = { cwd: trialsRoot }
  const there = { cwd: repository, env: { RELEASES_URL: place.url, RELEASES_TOKEN: token } }
  const packages = [...new Set(libraries.flatMap((library) => library.packages))]
  const steps = [
    () => runCommand(here, 'node', command, 'pack', packed),
    () => runCommand(here, 'node', command, 'create', app, '--dir', repository, '--packages', packed),
    () => runCommand(there, 'npm', 'install', '--no-audit', '--no-fund', ...packages),
    () => addPages(join(repository, app), libraries),
    () => runCommand(there, 'npx', 'metrolibre-release', 'build', app),
    // Their types and pages are not checked by the tool, because each page is used below.
    () => runCommand(there, 'npx', 'metrolibre-release', 'promote', app, ...unchecked),
  ]
  const what = `a remote with ${packages.length} packages of npm is built and fits what runs`
  for (const step of steps) {
    const ended = await step()
    if (ended && ended.code !== 0)
      return { what, held: false, seen: ended.said.split('\n').slice(-12).join('\n') }
  }
  return { what, held: true, seen: 'it does' }
}

/** Adds a page for each library to the remote that was created in a folder. */
async function addPages(remote: string, libraries: readonly TriedLibrary[]): Promise<void> {
  const change = async (path: string, from: string, to: string) => {
    const text = await readFile(join(remote, path), 'utf8')
    await writeFile(join(remote, path), text.replace(from, from + to))
  }
  const lines = (line: (library: TriedLibrary) => string) => libraries.map(line).join('\n')
  await change(
    'remote.config.ts',
    'routes: [',
    lines((library) => `{ id: '${library.name}', path: '${pathOf(library)}', budget: 250, ...page },`),
  )
  await change(
    'src/remote.tsx',
    'routes: {',
    lines(({ name }) => `'${name}': routeFrom(() => import('./screens/${name}/screen.tsx')),`),
  )
  for (const { name, screen } of libraries) {
    await mkdir(join(remote, 'src/screens', name), { recursive: true })
    const head = `export const head = () => ({ title: '${name}', robots: 'noindex' })`
    await writeFile(join(remote, 'src/screens', name, 'screen.tsx'), `${screen}\n${head}\n`)
  }
}

async function isRendered({ url }: TrialPlace, library: TriedLibrary): Promise<Finding> {
  const what = `${library.name} is rendered on the server`
  let seen = ''
  const held = await waitFor(15, async () => {
    const answer = await fetch(url + pathOf(library))
    const text = await answer.text()
    seen = `${answer.status}, ${/"rendered":"(\w+)"/.exec(text)?.[1] ?? 'nothing'} is rendered`
    return (text.includes('"rendered":"screen"') && text.includes(library.shows)) || undefined
  })
  return { what, held: held === true, seen }
}

/** Whether React has taken an element of the server's HTML over, so that it hears of presses. */
const isAlive = (element: object): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Opens the page in a browser, presses what it shows, and waits for what follows. Errors of the page count as well. */
async function isUsable({ url }: TrialPlace, browser: Browser, library: TriedLibrary): Promise<Finding> {
  const what = `${library.name} works in a browser`
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  try {
    await page.goto(url + pathOf(library), { waitUntil: 'networkidle' })
    const main = page.locator('main')
    const pressed = main.getByText(library.press ?? library.shows, { exact: true }).first()
    await waitFor(20, async () => (await pressed.evaluate(isAlive)) || undefined)
    await pressed.click({ delay: 300 })
    await page.getByText(library.reacts).first().waitFor({ timeout: 10_000 })
  } catch (error) {
    errors.push(error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : String(error))
  } finally {
    await page.close()
  }
  return { what, held: errors.length === 0, seen: errors.slice(0, 3).join('; ') || 'it does' }
}
