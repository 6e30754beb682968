import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '@metrolibre/testing/browser'
import type { Finding, TrialPlace } from '../drill/drill.ts'
import { end, runCommand, waitFor, withOwnNode, type Ended } from '../drill/run-command.ts'
import { trialsRoot } from '../drill/root.ts'
import { teamOf } from './teams.ts'

const app = 'mfe-drill-cats'
const page = '/drill-cats'
const command = 'packages/build/src/command/main.ts'

/**
 * A team starts a remote in a repository of its own from packed packages, tests it, develops it with hot reload in the
 * running shell, and releases it.
 */
export async function ownRepository(place: TrialPlace): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'own-repository-'))
  const repository = join(folder, 'repository')
  const { token } = await teamOf(place, app)
  const here = { cwd: trialsRoot }
  const there = { cwd: repository, env: { RELEASES_URL: place.url, RELEASES_TOKEN: token } }
  const findings: Finding[] = []
  const step = (what: string, { code, said, seconds }: Ended): boolean => {
    const seen = code === 0 ? `${seconds.toFixed(1)} s` : said.split('\n').slice(-6).join('\n')
    findings.push({ what, held: code === 0, seen })
    return code === 0
  }
  const release = (...args: string[]) => runCommand(there, 'npx', 'metrolibre-release', ...args)
  const begun = performance.now()
  try {
    const packed = join(folder, 'packed')
    const made =
      step('the packages are packed', await runCommand(here, 'node', command, 'pack', packed)) &&
      step(
        'a repository is written',
        await runCommand(here, 'node', command, 'create', app, '--dir', repository, '--packages', packed),
      ) &&
      step('npm installs it', await runCommand(there, 'npm', 'install', '--no-audit', '--no-fund')) &&
      step('its types and tests pass', await runCommand(there, 'npm', 'test'))
    if (!made) return findings
    findings.push(await reloadsHot(place, repository))
    const released =
      step('it is built', await release('build', app)) &&
      step('its check before release finds nothing', await release('check', app)) &&
      step('it is promoted', await release('promote', app, '--reason', 'First page'))
    if (!released) return findings
    const shown = await waitFor(5, async () => {
      const text = await (await fetch(`${place.url}/en${page}`)).text()
      return /<h1[^>]*>Drill-cats/.test(text) && text.includes('"rendered":"screen"') ? true : undefined
    })
    findings.push({
      what: 'visitors get its page, rendered on the server',
      held: shown === true,
      seen: `${((performance.now() - begun) / 1000).toFixed(0)} s from nothing to production`,
    })
    return findings
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Changes a screen that is open in a browser: its text is replaced while the page stays. */
async function reloadsHot(place: TrialPlace, repository: string): Promise<Finding> {
  const what = 'a page that was never released is developed in the running shell, with hot reload'
  const port = String(Number(new URL(place.url).port) + 9)
  const server = spawn('npx', ['metrolibre-dev', app, '--shell', place.url, '--port', port], {
    cwd: repository,
    env: withOwnNode,
    stdio: 'ignore',
    detached: true,
  })
  const browser = await launchChromium()
  try {
    const address = `http://localhost:${port}/en${page}`
    await waitFor(60, async () => (await fetch(address).catch(() => undefined)) && true)
    const tab = await browser.newPage()
    await tab.goto(address)
    const heading = tab.locator('main h1')
    await heading.filter({ hasText: 'Drill-cats' }).waitFor({ timeout: 60_000 })
    await tab.evaluate('window.isSamePage = true')
    const screen = join(repository, app, 'src/screens/start/screen.tsx')
    await writeFile(screen, (await readFile(screen, 'utf8')).replace('</Heading>', ' hot</Heading>'))
    await heading.filter({ hasText: 'hot' }).waitFor({ timeout: 30_000 })
    const held = (await tab.evaluate('window.isSamePage')) === true
    return { what, held, seen: held ? 'the text changed in the open page' : 'the page was loaded again' }
  } catch (error) {
    return { what, held: false, seen: String(error) }
  } finally {
    await browser.close()
    process.kill(-server.pid!)
    await end(server)
  }
}
