// pnpm bench:first-view [--url=http://localhost:4000] [--rounds=5]: the first visit of three pages against the
// same pages as static HTML, taken in turns, medians. The platform must be running.
import { launchChromium } from '@metrolibre/testing/browser'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { view, type View } from './measure.ts'
import { keepFiles, startTwin } from './twin-server.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    rounds: { type: 'string', default: '5' },
  },
})

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const middle = (views: View[], name: keyof View) => median(views.map((each) => each[name]))
const ms = (value: number) => `${Math.round(value)} ms`

const { locations } = (await (await fetch(`${values.url}/api/locations/`)).json()) as {
  locations: { id: string }[]
}
const pages = {
  home: '/',
  search: '/propietario',
  property: `/propietario/${locations[0]!.id}/details`,
}
const files = keepFiles(values.url)
const ours = await startTwin(files, true)
const bare = await startTwin(files, false)
const browser = await launchChromium()
console.log(`${cpus().length} × ${cpus()[0]?.model}; slow 4G, 4× CPU, ${values.rounds} rounds in turns`)
try {
  for (const [name, path] of Object.entries(pages)) {
    const app: View[] = []
    const still: View[] = []
    // The first visit fills the memory of both servers.
    for (const { origin } of [ours, bare]) await view(browser, origin + path)
    for (let round = 0; round < Number(values.rounds); round += 1) {
      app.push(await view(browser, ours.origin + path))
      still.push(await view(browser, bare.origin + path))
    }
    const paint = (key: 'firstPaint' | 'largestPaint') =>
      `${ms(middle(app, key))} against ${ms(middle(still, key))}, ratio ${(middle(app, key) / middle(still, key)).toFixed(2)}`
    console.log(`\n${name}
  first paint    ${paint('firstPaint')}
  largest paint  ${paint('largestPaint')}
  blocked        ${ms(middle(app, 'blocked'))}
  layout shift   ${middle(app, 'shift').toFixed(4)}
  script         ${(middle(app, 'scriptBytes') / 1024).toFixed(0)} KB brotli`)
  }
} finally {
  await browser.close()
  ours.close()
  bare.close()
}
