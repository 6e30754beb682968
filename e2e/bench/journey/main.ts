// pnpm bench:journey [--as=tenant] [--rounds=3] [--url=http://localhost:4000] [--beside=<address of another copy>]: goes
// a person's way on a slow phone and a slow line, and reports each wait from the touch until its answer is painted; in
// turns with another copy, so that a gain is a ratio of one run. The platforms must be running, on a quiet machine.
import { launchChromium } from '@metrolibre/testing/browser'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { slow, takePhone } from '../first-view/phone.ts'
import { report } from './report.ts'
import { findPlace, register } from './scene.ts'
import { walkAsTenant } from './tenant.ts'
import { type Wait, Walk } from './walk.ts'

const { values } = parseArgs({
  options: {
    as: { type: 'string', default: 'tenant' },
    rounds: { type: 'string', default: '3' },
    url: { type: 'string', default: 'http://localhost:4000' },
    beside: { type: 'string' },
  },
})
const ways = { tenant: walkAsTenant }
const way = ways[values.as as keyof typeof ways]
if (!way) throw new Error(`There is no way as ${values.as}: ${Object.keys(ways).join(', ')}.`)

const browser = await launchChromium()
console.log(`${cpus().length} × ${cpus()[0]?.model}; slow 4G, 4× CPU, ${values.rounds} rounds`)
const origins = [values.url, ...(values.beside ? [values.beside] : [])]
const rounds = origins.map((): Wait[][] => [])
try {
  // The first time fills the caches of the servers.
  for (let round = -1; round < Number(values.rounds); round += 1)
    for (const [index, origin] of origins.entries()) {
      const waits = await goOnce(browser, origin)
      if (round >= 0) rounds[index]!.push(waits)
    }
  console.log(report(rounds[0]!, rounds[1]))
} finally {
  await browser.close()
}

/** Goes the way once, with an empty cache. */
async function goOnce(from: Browser, origin: string): Promise<Wait[]> {
  const [place, person] = [await findPlace(origin), await register(origin)]
  const phone = await takePhone(from)
  const walk = new Walk()
  try {
    await walk.follow(phone)
    const newTab = async (open: () => Promise<unknown>): Promise<Page> => {
      const opening = phone.page.context().waitForEvent('page')
      await open()
      const page = await opening
      await walk.follow({ page, session: await slow(page) })
      return page
    }
    await way(walk, phone.page, { origin, place, person, newTab })
    return walk.waits
  } finally {
    await phone.close()
  }
}
