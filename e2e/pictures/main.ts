// pnpm pictures [--url=…] [--widths=390,1440] [--languages=es] [--modes=day,night] [--roles=visitor,tenant,owner,admin]
// [--screens=home,posts] [--mocks=<dir>] [--to=<dir>]: photographs the screens of a running platform, next to mocks of the
// same names, and writes one page to look through.
import { launchChromium } from '@metrolibre/testing/browser'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Locale } from '../support/texts.ts'
import { readRoutes } from '../support/registry.ts'
import { pairMocks } from './mocks.ts'
import { roles, type Role } from './roles.ts'
import { photographAll, type Picture } from './photograph.ts'
import { writePage } from './write-page.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: `http://localhost:${process.env.PORT ?? 4000}` },
    widths: { type: 'string', default: '390,1440' },
    languages: { type: 'string', default: 'es' },
    modes: { type: 'string', default: 'day,night' },
    roles: { type: 'string', default: roles.join(',') },
    /** Ids of screens, or parts of them; all by default. */
    screens: { type: 'string', default: '' },
    mocks: { type: 'string' },
    to: { type: 'string', default: join(import.meta.dirname, '../../.tsbuild/pictures') },
  },
})

const listed = (text: string) => text.split(',').filter(Boolean)
const folder = resolve(values.to)
const wanted = listed(values.screens)
const isWanted = (id: string) => wanted.length === 0 || wanted.some((part) => id.includes(part))

const routes = await readRoutes(values.url)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const browser = await launchChromium()
const pictures: Picture[] = []
try {
  for (const role of listed(values.roles) as Role[])
    for (const locale of listed(values.languages) as Locale[])
      for (const mode of listed(values.modes) as ('day' | 'night')[]) {
        console.log(`${role}, ${locale}, ${mode}`)
        pictures.push(
          ...(await photographAll({
            browser,
            url: values.url,
            routes,
            folder,
            role,
            locale,
            mode,
            widths: listed(values.widths).map(Number),
            isWanted,
          })),
        )
      }
} finally {
  await browser.close()
}
const mocks = values.mocks === undefined ? undefined : await pairMocks(resolve(values.mocks), pictures)
console.log(`${pictures.length} pictures: ${await writePage(folder, pictures, mocks)}`)
