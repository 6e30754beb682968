import { setTimeout as pause } from 'node:timers/promises'
import type { askAt } from './ask.ts'
import type { DrillEdge } from './edge.ts'
import type { Ports } from './place.ts'
import type { DrillVerdict } from './verdict.ts'

export interface Looking {
  readonly ask: ReturnType<typeof askAt>
  readonly verdict: DrillVerdict
}

interface LookingAtEdge extends Looking {
  readonly edge: DrillEdge
  readonly ports: Ports
}

const compressed = { 'accept-encoding': 'gzip, deflate, br' }
const page = '/preguntas'
/** The page was there: fresh, or shown while a new one was fetched. */
const isKept = (cache: string | undefined) => ['HIT', 'STALE', 'UPDATING'].includes(cache ?? '')

/** Looks at what the edge makes of pages, files, addresses and bodies. */
export async function checkEdge(looking: LookingAtEdge): Promise<void> {
  await checkPages(looking)
  await checkFiles(looking)
  await checkLimits(looking)
}

async function checkPages({ ask, edge, ports, verdict: { check } }: LookingAtEdge): Promise<void> {
  const plain = await fetch(`http://127.0.0.1:${ports.plain}/x?y=1`, {
    redirect: 'manual',
    headers: { host: 'localhost' },
  })
  check(
    'plain HTTP leads to HTTPS',
    plain.status === 308 && plain.headers.get('location')!.startsWith('https://'),
  )
  for (const path of [
    '/',
    '/en',
    '/propietario',
    '/preguntas',
    '/robots.txt',
    '/sitemap.xml',
    '/api/locations/',
  ])
    check(`${path} is answered over HTTP/2`, (await ask(path)).status === 200)

  /** Asks twice, the second time in another way, and returns how the cache answered. */
  const again = async (path: string, other: string, headers: Record<string, string> = {}) => {
    await pause(1100)
    // The first request may get the old page while a new one is fetched, which the third finds.
    for (const _ of [1, 2]) {
      await ask(path, { headers: compressed })
      await pause(200)
    }
    await ask(other, { headers: { ...compressed, ...headers } })
    await pause(50)
    return edge.cacheOf(other.split('?')[0]!)
  }
  const hit = async (sentence: string, other: string, headers?: Record<string, string>) => {
    const cache = await again(page, other, headers)
    check(sentence, isKept(cache), cache)
  }
  await hit('a page is kept', page)
  await hit('an address with the source of a visit is the same page', `${page}?utm_source=a&fbclid=b`)
  await hit('other cookies change nothing', page, { cookie: 'seen=1; theme=dark' })
  await hit('a header that asks for another encoding order changes nothing', page, {
    'accept-encoding': 'br;q=1, gzip',
  })
  await ask(page, { headers: { ...compressed, cookie: 'country=PE' } })
  await hit('a chosen country has a copy of its own', page, { cookie: 'seen=1' })
  const chosen = (await ask(page, { headers: { ...compressed, cookie: 'seen=1; country=PE' } })).body
  check('a page is drawn for the chosen country', chosen.includes('"country":"Perú"'))
  check('and for everybody else as before', (await ask(page)).body.includes('"country":"Chile"'))
  const own = await again(page, page, { cookie: `preview=${'x'.repeat(24)}` })
  check('a visitor with a preview gets no kept page', own === 'BYPASS', own)
  const reload = await again(page, page, { 'cache-control': 'max-age=0' })
  check('who presses reload gets no kept page', reload === 'BYPASS', reload)
  const { headers } = await ask(page, { headers: compressed })
  check(
    'browsers are told to revalidate, and nothing about shared caches',
    headers['cache-control'] === 'public, no-cache',
    {
      'cache-control': headers['cache-control'],
      cdn: headers['cdn-cache-control'],
      inner: headers['x-browser-cache-control'],
    },
  )
  check('pages arrive as the composer compressed them', headers['content-encoding'] === 'br')
  const same = await ask(page, { headers: { ...compressed, 'if-none-match': String(headers.etag) } })
  check('an unchanged page costs a short answer', same.status === 304 && same.body === '', same.status)
  const gone = await ask('/propietario/00000000-0000-4000-8000-000000000000/details')
  check('a page of nothing is 404', gone.status === 404, gone.status)
}

async function checkFiles({ ask, edge, verdict: { check } }: LookingAtEdge): Promise<void> {
  const { body } = await ask('/')
  const [script] = /\/(?:shell|r)\/[^"]+\.js/.exec(body) ?? ['/shell/none.js']
  const [picture] = /\/files\/[^"\s]+\.webp/.exec((await ask('/propietario')).body) ?? ['/files/none.webp']
  for (const path of [script, picture]) {
    await ask(path, { headers: compressed })
    const { status, headers } = await ask(path, { headers: compressed })
    const control = headers['cache-control'] ?? ''
    await pause(50)
    check(
      `${path.split('/')[1]} is kept for ever`,
      status === 200 && control.includes('immutable') && edge.cacheOf(path) === 'HIT',
      {
        control,
        cache: edge.cacheOf(path),
        encoding: headers['content-encoding'],
      },
    )
  }
}

async function checkLimits({ ask, verdict: { check } }: LookingAtEdge): Promise<void> {
  const json = { 'content-type': 'application/json' }
  check('metrics are not public', (await ask('/api/metrics')).status === 404)
  check('a page takes no body', (await ask(page, { method: 'POST', body: 'x'.repeat(5000) })).status === 413)
  const large = await ask('/api/auth/login', {
    method: 'POST',
    headers: json,
    body: `"${'x'.repeat(2_000_000)}"`,
  })
  check('the API refuses a body that is too large', large.status === 413, large.status)
  const restore = (number: number, from?: string) =>
    ask('/api/auth/restore', {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': `203.0.113.${number}` },
      body: JSON.stringify({ email: `nobody-${number}@people.example` }),
      ...(from && { from }),
    })
  const statuses: number[] = []
  for (let number = 1; number <= 30 && statuses.at(-1) !== 429; number++)
    statuses.push((await restore(number)).status)
  check('an invented address does not evade a limit', statuses.at(-1) === 429, `after ${statuses.length}`)
  const other = (await restore(99, '127.0.0.2')).status
  check('another visitor is not counted with them', other === 200, other)
}
