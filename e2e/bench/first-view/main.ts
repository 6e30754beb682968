// pnpm bench:first-view [--url=http://localhost:4000] [--rounds=5] [--pages=home,search]: compares the first
// visit of three pages with the same pages as static HTML, in alternation; reports medians. The platform must
// be running.
import { launchChromium } from '@metrolibre/testing/browser'
import type { Browser } from 'playwright'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { answersOf, type Answers, type Doings } from './answers.ts'
import { feltOn, type Felt } from './felt.ts'
import { view, type View } from './measure.ts'
import { slowdown, type Phone } from './phone.ts'
import { keepFiles, startTwin } from './twin-server.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: 'home,search,property' },
  },
})

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const middle = <T>(all: T[], read: (one: T) => number) => median(all.map(read))
const ms = (value: number) => `${Math.round(value)} ms`
const range = <T>(all: T[], read: (one: T) => number) => {
  const sorted = all.map(read).toSorted((a, b) => a - b)
  return `${ms(middle(all, read))} (${ms(sorted[0]!)} to ${ms(sorted.at(-1)!)})`
}

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

const files = keepFiles(values.url)
const ours = await startTwin(files.at, true)
const bare = await startTwin(files.at, false)
const browser = await launchChromium()
console.log(`${cpus().length} × ${cpus()[0]?.model}; slow 4G, 4× CPU, ${values.rounds} rounds in turns`)
try {
  for (const name of values.pages.split(',')) {
    const page = pages[name]
    if (!page) throw new Error(`There is no page ${name}: ${Object.keys(pages).join(', ')}.`)
    console.log(`\n${name}\n${report(await compare(browser, page))}`)
  }
} finally {
  await browser.close()
  ours.close()
  bare.close()
}

interface Comparison {
  app: View[]
  still: View[]
  felt: Felt[]
  /** On the machine at full speed, and slowed down. */
  answers: Record<'fast' | 'slow', Answers[]>
}

async function compare(
  browser: Browser,
  { path, ...doings }: Doings & { path: string },
): Promise<Comparison> {
  const seen: Comparison = { app: [], still: [], felt: [], answers: { fast: [], slow: [] } }
  // The first visit fills the caches of both servers.
  for (const { origin } of [ours, bare]) await view(browser, origin + path)
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await files.renew(path)
    const answer = async ({ page, hasten }: Phone) => {
      seen.felt.push(await feltOn(page, doings.follow))
      await page.goto(ours.origin + path)
      await hasten(1)
      seen.answers.fast.push(await answersOf(page, doings))
      await page.goto(ours.origin + path)
      await hasten(slowdown)
      seen.answers.slow.push(await answersOf(page, doings))
    }
    seen.app.push(await view(browser, ours.origin + path, answer))
    seen.still.push(await view(browser, bare.origin + path))
  }
  return seen
}

function report({ app, still, felt, answers }: Comparison): string {
  const against = (read: (one: View) => number) =>
    `${ms(middle(app, read))} against ${ms(middle(still, read))}`
  const answer = (read: (one: Answers) => number) =>
    `${ms(middle(answers.fast, read))}, with the processor slowed ${ms(middle(answers.slow, read))}`
  const paint = (read: (one: View) => number) =>
    `${against(read)}, ratio ${(middle(app, read) / middle(still, read)).toFixed(2)}`
  return `  first paint    ${paint(({ firstPaint }) => firstPaint)}
  largest paint  ${paint(({ largestPaint }) => largestPaint)}
  blocked        ${against(({ blockedProcessor }) => blockedProcessor)} of the processor, ${against(({ blockedClock }) => blockedClock)} by the clock
  layout shift   ${middle(app, ({ shift }) => shift).toFixed(4)}
  script         ${(middle(app, ({ scriptBytes }) => scriptBytes) / 1024).toFixed(0)} KB brotli
  interaction    ${answer(({ interaction }) => interaction)}
  route change   ${answer(({ routeChange }) => routeChange)}
  on the slow line, after some use of the page:
    a link       ${range(felt, ({ routeChange }) => routeChange)} until the next heading
    back         ${range(felt, ({ back }) => back)} until the heading before
    login        ${range(felt, ({ loginFrame }) => loginFrame)} until its window, ${range(felt, ({ loginForm }) => loginForm)} until one can type`
}
