import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { integrityOf, promote, rollback } from '@metrolibre/build/release'
import type { Finding, TrialPlace } from '../../drill/drill.ts'
import { askPage, askPages, type PageCall, p99, shown } from '../page-calls.ts'

const remote = 'mfe-public'
const badPath = '/preguntas'
const soundPaths = ['/', '/posts', '/equipo', '/que-hacemos', '/casos-de-exito', '/terminos']

/** The effect of rendering the faulty page on the server. */
const faults = {
  throws: `() => { throw new Error('At render.') }`,
  'throws later': `() => { setTimeout(() => { throw new Error('Nobody waits for this.') }); return null }`,
  loops: `() => { for (;;); }`,
  'hoards memory': `() => { for (const kept = [];;) kept.push(Buffer.alloc(8_000_000, 1)) }`,
}

const wrapper = (screen: string) => `import sound from './sound.mjs'
const screenOf = (route) => async () => ({ ...(await route.screen()), Screen: ${screen} })
export default {
  ...sound,
  routes: Object.fromEntries(Object.entries(sound.routes).map(([id, route]) =>
    [id, id === 'questions' ? { ...route, screen: screenOf(route) } : route])),
}
`

interface Manifest {
  version: string
  files: Record<string, { integrity: string; bytes: number }>
}

/** Publishes a release that equals the current one except for one page. */
async function releaseFaulty(releasesDir: string, screen: string, version: string): Promise<void> {
  const pointer = JSON.parse(await readFile(join(releasesDir, remote, 'current.json'), 'utf8')) as Manifest
  const versionDir = join(releasesDir, remote, version)
  await cp(join(releasesDir, remote, pointer.version), versionDir, { recursive: true })
  const code = join(versionDir, 'server/server.mjs')
  await cp(code, join(versionDir, 'server/sound.mjs'))
  await writeFile(code, wrapper(screen))
  const file = join(versionDir, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  manifest.files['server/server.mjs'] = {
    integrity: integrityOf(Buffer.from(wrapper(screen))),
    bytes: wrapper(screen).length,
  }
  await writeFile(file, JSON.stringify({ ...manifest, version }))
}

/** Requests the remote's other pages without the cache, but not more often than pages are rendered again. */
async function askOthers(url: string, seconds: number): Promise<PageCall[]> {
  const fresh = { 'cache-control': 'no-cache' }
  return askPages((number) => url + soundPaths[number % soundPaths.length]!, {
    clients: 1,
    from: '127.0.3.1',
    seconds,
    pauseMs: 500,
    headers: fresh,
  })
}

/**
 * Publishes a page of a remote that fails on every render. The remote's other pages must be rendered as
 * before.
 */
export async function failingPage({ url, releasesDir }: TrialPlace): Promise<Finding[]> {
  if (!releasesDir)
    return [
      {
        what: 'a page that fails',
        held: null,
        seen: 'skipped, because it needs a copy that the drill starts itself',
      },
    ]
  const findings: Finding[] = []
  // Visit the pages first, so that work which starts with the first visit is not measured.
  await askOthers(url, 3)
  const alone = await askOthers(url, 5)
  for (const [number, [fault, screen]] of Object.entries(faults).entries()) {
    const version = `20260101T00000${number}Z-${'f'.repeat(10)}`
    await releaseFaulty(releasesDir, screen, version)
    await promote(releasesDir, remote, version)
    const agent = new Agent()
    const bad: PageCall[] = []
    let over = false
    const asking = (async () => {
      while (!over) {
        bad.push(await askPage(agent, url + badPath, '127.0.0.2'))
        await wait(100)
      }
    })()
    // The first requests are needed to detect the fault.
    await wait(8_000)
    const beside = await askOthers(url, 5)
    over = true
    await asking
    agent.destroy()
    await rollback(releasesDir, remote)
    await rm(join(releasesDir, remote, version), { recursive: true })
    findings.push({
      what: `while a page ${fault}, the other pages of its remote are rendered on the server`,
      held: beside.every(({ drawn }) => drawn === 'screen') && bad.every(({ drawn }) => drawn !== 'nothing'),
      seen: `${(p99(beside) / p99(alone)).toFixed(2)} × the p99 (before: ${shown(alone)}; meanwhile: ${shown(beside)}); the faulty page: ${shown(bad)}`,
    })
  }
  return findings
}
