// pnpm bench:first-view [--url=http://localhost:4000] [--rounds=5] [--pages=home,search] [--peer=<folder>]: compares
// the first visit of three pages, and what follows it, with the same pages as static HTML, and with NextFaster's where
// it was prepared in a folder (peer/README.md), in alternation; reports medians. The platform must be running.
import { launchChromium } from '@metrolibre/testing/browser'
import type { Browser } from 'playwright'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { answersOf, type Doings } from './answers.ts'
import { feltOn } from './felt.ts'
import { peerLogin, peerPages, peerTells, startPeer } from './peer/start.ts'
import { view } from './measure.ts'
import { slowdown, type Phone } from './phone.ts'
import { report, type Comparison } from './report.ts'
import { drawn, keepFiles, startTwin } from './twin-server.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: 'home,search,property' },
    peer: { type: 'string' },
  },
})

const { locations } = (await (await fetch(`${values.url}/api/locations/`)).json()) as {
  locations: { id: string }[]
}
const pages: Record<string, Doings & { path: string }> = {
  home: { path: '/', press: 'header button.ml-button--primary', follow: 'a[href="/propietario"]' },
  search: {
    path: '/propietario',
    press: 'main button[aria-pressed="false"]',
    follow: 'main [data-id] a',
  },
  property: {
    path: `/propietario/${locations[0]!.id}/details`,
    press: 'main button[type="button"]',
    follow: 'a[href="/propietario"]',
  },
}

const login = 'header button.ml-button--primary'
const files = keepFiles(values.url, { drawn })
const ours = await startTwin(files.at, true)
const bare = await startTwin(files.at, false)
const peer = values.peer ? await startPeer(values.peer) : undefined
const peerTwin = peer && (await startTwin(keepFiles(peer.origin, { tells: peerTells }).at, true))
const browser = await launchChromium()
console.log(`${cpus().length} × ${cpus()[0]?.model}; slow 4G, 4× CPU, ${values.rounds} rounds in turns`)
try {
  for (const name of values.pages.split(',')) {
    const page = pages[name]
    if (!page) throw new Error(`There is no page ${name}: ${Object.keys(pages).join(', ')}.`)
    console.log(`\n${name}\n${report(await compare(browser, name, page))}`)
  }
} finally {
  await browser.close()
  for (const server of [ours, bare, peerTwin, peer]) server?.close()
}

async function compare(
  browser: Browser,
  name: string,
  { path, ...doings }: Doings & { path: string },
): Promise<Comparison> {
  const seen: Comparison = {
    app: [],
    still: [],
    felt: [],
    peer: [],
    peerFelt: [],
    answers: { fast: [], slow: [] },
  }
  const other = peerPages[name]!
  const viewPeer = async (twin: { origin: string }) =>
    view(browser, twin.origin + other.path, async ({ page }) => {
      seen.peerFelt.push(await feltOn(page, { login: peerLogin, follow: other.follow }))
    })
  // The first visit fills the caches of the servers.
  for (const { origin } of [ours, bare]) await view(browser, origin + path)
  if (peerTwin) {
    await viewPeer(peerTwin)
    seen.peerFelt = []
  }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await files.renew(path)
    const answer = async ({ page, hasten }: Phone) => {
      seen.felt.push(await feltOn(page, { login, follow: doings.follow }))
      await page.goto(ours.origin + path)
      await hasten(1)
      seen.answers.fast.push(await answersOf(page, doings))
      await page.goto(ours.origin + path)
      await hasten(slowdown)
      seen.answers.slow.push(await answersOf(page, doings))
    }
    seen.app.push(await view(browser, ours.origin + path, answer))
    seen.still.push(await view(browser, bare.origin + path))
    if (peerTwin) seen.peer.push(await viewPeer(peerTwin))
  }
  return seen
}
