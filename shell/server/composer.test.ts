import { get as askAsWritten } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rateLimits } from '@metrolibre/contract'
import { pointerPath, promote, rollback } from '@metrolibre/build/release'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import fastify from 'fastify'
import { policyHash } from '@metrolibre/doors'
import { createComposerApp } from './app.ts'
import { readComposerSettings } from './settings.ts'
import { shellBundle, writeRelease } from './testing/releases.ts'

const routes = [
  { id: 'search', path: '/propietario', guard: 'public', render: 'server', query: ['page'] },
  { id: 'lands', path: '/lands', guard: 'public', render: 'server' },
  { id: 'slow', path: '/slow', guard: 'public', render: 'server', query: ['n'] },
  { id: 'broken', path: '/broken', guard: 'public', render: 'server' },
  { id: 'moved', path: '/old/:id', guard: 'public', render: 'skeleton', movedTo: '/propietario/:id' },
  { id: 'mine', path: '/mine', guard: 'user', render: 'skeleton' },
]

let dir: string
let app: Awaited<ReturnType<typeof createComposerApp>>['app']
let ending: AbortController
const day = (number: number) => `2026010${number}T000000Z-aaaaaaaaaa`

const release = (name: string, version: string, files: Record<string, string>, rest: object) =>
  writeRelease(dir, name, version, files, rest)

const releaseTenants = (version: string, text: string) =>
  release(
    'mfe-tenants',
    version,
    {
      'public/remoteEntry.js': `/* ${text} */`,
      'public/search.js': '/* search */',
      'public/mine.js': '/* mine */',
      'public/es.js': '/* texts */',
      'public/en.js': '/* texts */',
      'server/server.mjs': `export default { text: '${text}' }`,
    },
    {
      entry: ['remoteEntry.js'],
      routeFiles: { search: ['search.js'], mine: ['mine.js'] },
      messageFiles: { es: ['es.js'], en: ['en.js'] },
      config: {
        name: 'mfe-tenants',
        contractVersion: '1.0.0',
        routes,
        nav: [],
        needs: [],
        locales: ['es', 'en'],
      },
    },
  )

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'composer-'))
  const shell = {
    'public/main.js': '/* shell */',
    'public/icons/maskable-180.png': 'a picture',
    'public/films/intro.webm': 'a film',
    'server/server.mjs': shellBundle,
  }
  await release('shell', day(1), shell, { entry: ['main.js'] })
  await releaseTenants(day(1), 'first')
  await releaseTenants(day(2), 'second')
  await promote(dir, 'shell', day(1))
  await promote(dir, 'mfe-tenants', day(1))
  ;({ app, ending } = await createComposerApp(
    readComposerSettings({
      RELEASES_DIR: dir,
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://site.example',
      API_URL: 'http://127.0.0.1:9',
      COUNTRY_HEADER: 'X-Country',
    }),
  ))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page', () => {
  it('is revalidated by browsers, and kept by a shared cache in front for as long as it says', async () => {
    const { headers } = await get('/propietario')
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers['cdn-cache-control']).toBe('max-age=1, stale-while-revalidate=9, stale-if-error=600')
  })

  it('is complete, with the registry and a Content Security Policy that lists its inline blocks', async () => {
    const { statusCode, body, headers } = await get('/propietario?page=2&utm=x')
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>first /propietario?page=2</h1>')
    expect(body).toContain('<title>T &lt;es&gt;</title>')
    expect(body).toContain('<style data-emotion="ml a" data-s="">.a{color:red}</style>')
    expect(headers['content-security-policy']).toContain(policyHash('.a{color:red}'))
    expect(body).toContain(`/r/mfe-tenants/${day(1)}/remoteEntry.js`)
    expect(headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toBeDefined()
  })

  it('names only the files that it needs, and the list of its remote’s version names all of them', async () => {
    const base = `/r/mfe-tenants/${day(1)}`
    const { body } = await get('/propietario')
    for (const name of ['search', 'es']) expect(body).toContain(`${base}/${name}.js`)
    for (const name of ['mine', 'en']) expect(body).not.toContain(`${base}/${name}.js`)
    const list = await get(`${base}/files.json`)
    const mine = { href: `${base}/mine.js`, integrity: expect.stringMatching(/^sha384-/) as string }
    expect(list.json()).toMatchObject({ routeFiles: { mine: [mine] } })
    expect(list.headers['cache-control']).toContain('immutable')
    for (const other of [day(9), '../shell'])
      expect((await get(`/r/mfe-tenants/${other}/files.json`)).statusCode).toBe(404)
  })

  it('names its own remote, and the file that names all of them for as long as pages of its generation are open', async () => {
    const [path = ''] = /\/registry\/[\da-f]{12}\.json/.exec((await get('/nothing/here')).body) ?? []
    const asked = async () => (await get(path)).json<{ remotes: Record<string, { version: string }> }>()
    expect((await get('/nothing/here')).body).not.toContain('"mfe-tenants"')
    expect((await get(path)).headers['cache-control']).toContain('immutable')
    expect((await asked()).remotes['mfe-tenants']?.version).toBe(day(1))
    await promote(dir, 'mfe-tenants', day(2))
    onTestFinished(async () => void (await promote(dir, 'mfe-tenants', day(1))))
    await expect.poll(async () => (await get('/registry.json')).body).toContain(day(2))
    expect((await asked()).remotes['mfe-tenants']?.version).toBe(day(1))
    const unknown = await get('/registry/aaaaaaaaaaaa.json')
    expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('is in the language of its address', async () => {
    const { body } = await get('/en/propietario')
    expect(body).toContain('<html lang="en">')
    expect(body).toContain('<h1>first /en/propietario</h1>')
  })

  it('is drawn for the chosen country, else for the one that the edge names, each kept apart', async () => {
    const drawn = async (headers: Record<string, string> = {}) => {
      const { body, headers: sent } = await get('/lands', headers)
      const [, known] = /"isCountryKnown":(\w+)/.exec(body) ?? []
      return [/<i>([^<]+)<\/i>/.exec(body)?.[1], known, sent['etag']]
    }
    const [nobody, chile, peru] = [
      await drawn(),
      await drawn({ 'x-country': 'CL' }),
      await drawn({ 'x-country': 'pe' }),
    ]
    expect([nobody[0], nobody[1]]).toEqual(['Chile', 'false'])
    expect([chile[0], chile[1]]).toEqual(['Chile', 'true'])
    expect([peru[0], peru[1]]).toEqual(['Perú', 'true'])
    expect(await drawn({ 'x-country': 'CL', cookie: 'a=b; country=PE' })).toEqual(peru)
    expect(await drawn({ 'x-country': 'AR', cookie: 'country=AR' })).toEqual(nobody)
    expect(await drawn({ 'accept-language': 'es-PE' })).toEqual(nobody)
    const { headers } = await get('/lands', { 'x-country': 'PE', 'if-none-match': String(chile[2]) })
    expect(headers['vary']).toBe('accept-encoding, cookie, x-country')
    expect((await get('/mine', { cookie: 'country=PE' })).body).toContain('"country":"Perú"')
  })

  it('is only a frame behind a guard', async () => {
    expect((await get('/mine')).body).toContain('<h1>frame /mine</h1>')
  })

  it('is 404 when no remote declares the address, and a short answer when a file is requested', async () => {
    expect((await get('/nothing/here')).statusCode).toBe(404)
    expect((await get('/wp-login.php')).body).toBe('Not found')
    for (const slashes of ['//', '//evil.example', '//evil.example/propietario'])
      expect((await get(slashes)).statusCode).toBe(404)
  })

  it('is 404 at an address of nothing but slashes, which a URL would read as another host', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    for (const path of ['//', '///', '//?a=b', '///////']) {
      const status = await new Promise((resolve, reject) => {
        askAsWritten({ port, path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
      })
      expect([path, status]).toEqual([path, 404])
    }
  })

  it('redirects from an address that has moved, keeping language and query', async () => {
    for (const language of ['', '/en']) {
      const { statusCode, headers } = await get(`${language}/old/a%2Fb?x=1`)
      expect([statusCode, headers['location']]).toEqual([308, `${language}/propietario/a%2Fb?x=1`])
    }
  })

  it('is answered with 304 to a browser that already has it', async () => {
    const { headers } = await get('/propietario')
    const again = await get('/propietario', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is left to the browser when its remote throws or is late', async () => {
    for (const path of ['/broken', '/slow']) {
      const { statusCode, body } = await get(path)
      expect([path, statusCode]).toEqual([path, 200])
      expect(body).toContain(`<div id="root"><h1>frame ${path}</h1></div>`)
      expect(body).toContain('"rendered":"none"')
    }
  })
})

describe('a film of a testimonial', () => {
  it('has an address that outlives releases, can be fetched in parts, and is not kept for good', async () => {
    const { statusCode, headers, body } = await get('/films/intro.webm', { range: 'bytes=2-' })
    expect({ statusCode, body }).toEqual({ statusCode: 206, body: 'film' })
    expect(headers['content-type']).toBe('video/webm')
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })
})

describe('a visitor who requests many pages at once', () => {
  let page = 10
  const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress })
  const another = (address: string) => from(address, `/propietario?page=${(page += 1)}`)

  it('gets no empty page, and leaves room for others', async () => {
    const line = Promise.all(Array.from({ length: 64 }, (_, n) => from('203.0.113.7', `/slow?n=${n}`)))
    for (let visit = 0; visit < 5; visit += 1)
      expect((await another('203.0.113.8')).body).toContain('<h1>first')
    for (const { statusCode, body } of await line) {
      expect(statusCode).toBe(200)
      expect(body).toContain('<div id="root"><h1>frame /slow</h1></div>')
    }
  })

  it('has a share per minute; beyond it, cached pages still come and others are left to the browser', async () => {
    // A share refills by the clock, so on a slow machine some of it would be back before the last question.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let visits = 0
    let beyond = await another('203.0.113.9')
    for (; beyond.body.includes('<h1>first') && visits < 1_000; visits += 1)
      beyond = await another('203.0.113.9')
    expect(visits).toBe(rateLimits.page.burst)
    expect([beyond.statusCode, beyond.body]).toEqual([
      200,
      expect.stringContaining('<div id="root"><h1>frame /propietario</h1></div>'),
    ])
    expect((await from('203.0.113.9', `/propietario?page=${page - visits}`)).body).toContain('<h1>first')
    expect((await another('203.0.113.10')).body).toContain('<h1>first')

    let answer = await another('203.0.113.9')
    for (let visit = 0; answer.statusCode === 200 && visit < 10_000; visit += 1)
      answer = await another('203.0.113.9')
    const { statusCode, headers, body } = answer
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '1', 'no-store'])
    // A separate error page in the language of the address, with a link to the address that was asked for.
    for (const part of ['<html lang="es">', '<h1>Demasiados intentos</h1>', '<a href="">'])
      expect(body).toContain(part)
    expect((await from('203.0.113.9', '/en/propietario?page=a%22b')).body).toMatch(
      /<html lang="en">[^]*<h1>Too many attempts<\/h1>[^]*<a href="">/,
    )
    expect((await from('203.0.113.9', `/propietario?page=${page}`)).statusCode).toBe(429)
    expect((await another('203.0.113.10')).body).toContain('<h1>first')
  })

  it('is reported to the API by their real address, whatever they claim', async () => {
    const { body } = await app.inject({
      url: '/propietario?page=7777',
      remoteAddress: '203.0.113.11',
      headers: { 'x-forwarded-for': '198.51.100.1' },
    })
    expect(body).toContain('<i>203.0.113.11</i>')
  })
})

describe('sitemaps for search engines', () => {
  it('answer 503 while the API gives no answer', async () => {
    const { statusCode, headers } = await get('/sitemap.xml')
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  })

  it('count towards the same share as rendered pages', async () => {
    const list = () => app.inject({ url: '/sitemaps/pages.xml', remoteAddress: '203.0.113.12' })
    let lists = 0
    let beyond = await list()
    for (; beyond.statusCode === 200 && lists < 1_000; lists += 1) beyond = await list()
    expect(lists).toBeGreaterThanOrEqual(rateLimits.page.burst)
    expect([beyond.statusCode, beyond.headers['retry-after']]).toEqual([429, '1'])
  })
})

describe('a remote from source', () => {
  const fromSource = { 'x-remote-from-source': 'mfe-tenants http://localhost:4100' }

  it('is only in the pages that its developer requests, at the developer’s address', async () => {
    const { body, headers } = await get('/propietario', fromSource)
    expect(body).toContain('/dev/mfe-tenants/remoteEntry.js')
    expect(body).toContain('"publicUrl":"http://localhost:4100"')
    expect(headers['x-remote-from-source']).toBe('mfe-tenants')
    expect(headers['content-security-policy']).toContain('ws://localhost:4100')
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(headers['x-offline']).toBeUndefined()
    const other = await get('/propietario')
    expect(other.body).not.toContain('/dev/')
    expect(other.headers['x-remote-from-source']).toBeUndefined()
  })

  it('is rendered by the server too, with its last build, for a developer on this machine', async () => {
    let code: string | undefined = "export default { text: 'from source' }"
    const developer = fastify()
    developer.get('/dev/mfe-tenants/server.mjs', (_, reply) =>
      code ? reply.send(code) : reply.code(503).send(),
    )
    await developer.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(async () => developer.close())
    const { port } = developer.server.address() as { port: number }
    const headers = { 'x-remote-from-source': `mfe-tenants http://127.0.0.1:${port}` }
    const page = async (remoteAddress = '127.0.0.1') =>
      (await app.inject({ url: '/propietario', headers, remoteAddress })).body
    expect(await page()).toContain('from source')
    code = "export default { text: 'a later build' }"
    expect(await page()).toContain('a later build')
    // Somebody else's browser could name a server of this machine.
    expect(await page('203.0.113.7')).toContain('"rendered":"none"')
    code = undefined
    expect(await page()).toContain('"rendered":"none"')
    expect((await get('/propietario')).body).toContain('first')
  })

  it('has a page that was never released, rendered by the server, for a developer on this machine', async () => {
    const walks = { id: 'walks', path: '/dog-walks', guard: 'public', render: 'server' }
    const config = {
      name: 'mfe-dog-walks',
      contractVersion: '1.0.0',
      routes: [walks],
      nav: [],
      needs: [],
      locales: ['es', 'en'],
    }
    const developer = fastify()
    developer.get('/dev/mfe-dog-walks/server.mjs', (_, reply) =>
      reply.send("export default { text: 'a walk' }"),
    )
    developer.get('/dev/mfe-dog-walks/declaration.json', (_, reply) => reply.send(config))
    await developer.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(async () => developer.close())
    const { port } = developer.server.address() as { port: number }
    const headers = { 'x-remote-from-source': `mfe-dog-walks http://127.0.0.1:${port}` }
    const page = (remoteAddress: string) => app.inject({ url: '/dog-walks', headers, remoteAddress })
    expect((await page('127.0.0.1')).body).toContain('<h1>a walk /dog-walks</h1>')
    expect((await page('203.0.113.7')).body).not.toContain('a walk')
  })

  it('may have no release yet', async () => {
    const { body, headers } = await get('/dog-walks', {
      'x-remote-from-source': 'mfe-dog-walks http://localhost:4100',
    })
    expect(headers['x-remote-from-source']).toBe('mfe-dog-walks')
    expect(body).toContain('/dev/mfe-dog-walks/remoteEntry.js')
    expect((await get('/dog-walks')).statusCode).toBe(404)
  })

  const production = {
    DEPLOYMENT: 'production',
    TRUSTED_PROXIES: 'none',
    IDENTITY_PROJECT_ID: 'metrolibre',
    IDENTITY_API_KEY: 'AIza-web',
  }
  it.each([production, { REMOTES_FROM_SOURCE: 'off' }])('is refused by %o', async (env) => {
    const settings = { RELEASES_DIR: dir, LOG_LEVEL: 'silent', PUBLIC_URL: 'https://site.example', ...env }
    const { app: refusing } = await createComposerApp(readComposerSettings(settings))
    const { body, headers } = await refusing.inject({ url: '/propietario', headers: fromSource })
    expect(headers['x-remote-from-source']).toBeUndefined()
    expect(body).not.toContain('/dev/')
    await refusing.close()
  })
})

describe('a promotion', () => {
  it('takes effect on the next page view, as does a rollback, and old files stay', async () => {
    await promote(dir, 'mfe-tenants', day(2))
    expect((await get('/propietario')).body).toContain('<h1>second /propietario</h1>')
    await rollback(dir, 'mfe-tenants')
    expect((await get('/propietario')).body).toContain('<h1>first /propietario</h1>')
    expect((await get(`/r/mfe-tenants/${day(2)}/remoteEntry.js`)).body).toBe('/* second */')
  })
})

describe('a release that can’t be read', () => {
  const health = async () => (await get('/healthz')).json() as { status: string; troubles?: object }

  it('leaves visitors with the last version that could, and is reported until it can', async () => {
    const manifest = join(dir, 'mfe-tenants', day(2), 'manifest.json')
    const sound = await readFile(manifest)
    await promote(dir, 'mfe-tenants', day(2))
    await writeFile(manifest, '{')
    expect((await get('/propietario')).body).toContain('<h1>first /propietario</h1>')
    expect(await health()).toMatchObject({
      status: 'degraded',
      troubles: { 'mfe-tenants': { shown: day(1), promoted: day(2) } },
    })
    await writeFile(manifest, sound)
    await expect
      .poll(async () => (await get('/propietario')).body, { timeout: 10_000 })
      .toContain('<h1>second /propietario</h1>')
    expect((await health()).status).toBe('ok')
    await promote(dir, 'mfe-tenants', day(1))
    expect((await get('/propietario')).body).toContain('<h1>first /propietario</h1>')
  })

  it('is not shown when it was built against a contract too far from the shell’s', async () => {
    const config = {
      name: 'mfe-tenants',
      contractVersion: '2.0.0',
      routes,
      nav: [],
      needs: [],
      locales: ['es', 'en'],
    }
    const files = { 'public/remoteEntry.js': '//', 'server/server.mjs': `export default { text: 'far' }` }
    await release('mfe-tenants', day(8), files, { entry: ['remoteEntry.js'], config })
    await promote(dir, 'mfe-tenants', day(8))
    expect((await get('/propietario')).body).toContain('<h1>first /propietario</h1>')
    expect(await health()).toMatchObject({ troubles: { 'mfe-tenants': { shown: day(1), promoted: day(8) } } })
    await promote(dir, 'mfe-tenants', day(1))
    expect((await health()).status).toBe('ok')
  })

  /** Runs a check while the pointer of an app has other content. */
  async function withPointer(name: string, content: string, check: () => Promise<void>): Promise<void> {
    const pointer = pointerPath(dir, name)
    const sound = await readFile(pointer)
    await writeFile(pointer, content)
    try {
      await check()
    } finally {
      await writeFile(pointer, sound)
    }
  }

  it('leaves everything as it is when only half of the pointer was written', async () => {
    await withPointer('mfe-tenants', '{"version": "2026', async () => {
      expect((await get('/propietario')).body).toContain('<h1>first /propietario</h1>')
      expect(await health()).toMatchObject({ troubles: { 'mfe-tenants': { shown: day(1), promoted: null } } })
    })
  })

  it('leaves every page as it was when it is the shell', async () => {
    await withPointer('shell', JSON.stringify({ version: day(9), previous: [] }), async () => {
      expect((await get('/propietario')).body).toContain('<h1>first /propietario</h1>')
      expect(await health()).toMatchObject({ troubles: { shell: { shown: day(1), promoted: day(9) } } })
    })
  })

  describe('by a composer that has just started', () => {
    const startedWith = (name: string, content: string, check: (fresh: typeof app) => Promise<void>) =>
      withPointer(name, content, async () => {
        const { app: fresh } = await createComposerApp(
          readComposerSettings({
            RELEASES_DIR: dir,
            LOG_LEVEL: 'silent',
            PUBLIC_URL: 'https://site.example',
          }),
        )
        try {
          await check(fresh)
        } finally {
          await fresh.close()
        }
      })

    it('leaves visitors with the one promoted before', async () => {
      const pointer = JSON.stringify({ version: day(9), previous: [day(8), day(2), day(1)] })
      await startedWith('mfe-tenants', pointer, async (fresh) => {
        expect((await fresh.inject('/propietario')).body).toContain('<h1>second /propietario</h1>')
      })
    })

    it('shows an error on its pages when there is none', async () => {
      const config = {
        name: 'mfe-tenants',
        contractVersion: '1.0.0',
        routes,
        nav: [],
        needs: [],
        locales: ['es', 'en'],
      }
      const pointer = JSON.stringify({ version: day(9), previous: [], config })
      await startedWith('mfe-tenants', pointer, async (fresh) => {
        const { statusCode, body } = await fresh.inject('/propietario')
        expect([statusCode, body]).toEqual([
          503,
          expect.stringContaining('"version":"unreadable","entry":null'),
        ])
        expect(body).not.toContain('/r/mfe-tenants/')
        expect((await fresh.inject('/nothing/here')).statusCode).toBe(404)
      })
    })

    it('answers addresses that may be its pages with 503 when its pages are unknown', async () => {
      await startedWith('mfe-tenants', '{"version":', async (fresh) => {
        const { statusCode, headers } = await fresh.inject('/propietario')
        expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
      })
    })

    it('is a short page without the server’s paths when it is the shell', async () => {
      await startedWith('shell', '{', async (fresh) => {
        const { statusCode, body } = await fresh.inject('/en/propietario?x=1')
        expect(statusCode).toBe(503)
        expect(body).toMatch(/<html lang="en">[^]*<a href="">/)
        expect(body).not.toContain(dir)
        const healthz = await fresh.inject('/healthz')
        expect([healthz.statusCode, healthz.json()]).toEqual([503, { status: 'unavailable' }])
      })
    })
  })
})

describe('a remote that nobody knew', () => {
  it('has its pages from its first promotion on, without a restart', async () => {
    expect((await get('/inspectores')).statusCode).toBe(404)
    await release(
      'mfe-inspectors',
      day(1),
      { 'public/remoteEntry.js': '/* new */', 'server/server.mjs': `export default { text: 'new' }` },
      {
        entry: ['remoteEntry.js'],
        config: {
          name: 'mfe-inspectors',
          contractVersion: '1.0.0',
          routes: [{ id: 'start', path: '/inspectores', guard: 'public', render: 'server' }],
          nav: [],
          needs: [],
          locales: ['es', 'en'],
        },
      },
    )
    await promote(dir, 'mfe-inspectors', day(1))
    expect((await get('/inspectores')).body).toContain('<h1>new /inspectores</h1>')
    expect((await get(`/r/mfe-inspectors/${day(1)}/remoteEntry.js`)).body).toBe('/* new */')
  })
})

describe('an icon of the site', () => {
  it('comes from the current release, is cached for a day, and is 404 when that release has none', async () => {
    const { statusCode, body, headers } = await get('/icons/maskable-180.png')
    expect([statusCode, body, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'a picture',
      'image/png',
      'public, max-age=86400',
    ])
    const missing = await get('/icons/maskable-512.png')
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('a released file', () => {
  it('may be cached forever', async () => {
    const { headers } = await get(`/r/mfe-tenants/${day(1)}/remoteEntry.js`)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    '/r',
    '/r/',
    '/r/x',
    `/r/mfe-tenants/${day(1)}/gone.js`,
    `/r/mfe-tenants/${day(9)}/a.js`,
    '/shell/x',
  ])('is not answered with a page when it is missing: %s', async (url) => {
    const { statusCode, body, headers } = await get(url)
    expect([statusCode, body, headers['cache-control']]).toEqual([404, 'Not found', 'no-store'])
  })

  it.each([
    `/r/mfe-tenants/${day(1)}/../server/server.mjs`,
    `/r/mfe-tenants/${day(1)}/%2e%2e/server/server.mjs`,
    `/r/mfe-tenants/${day(1)}/..%2fserver%2fserver.mjs`,
    `/r/mfe-tenants/current.json/x`,
    `/r/nobody/${day(1)}/remoteEntry.js`,
    `/shell/${day(1)}/manifest.json`,
  ])('is only ever a public one: %s', async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('renderPage')
  })
})

it('stays alive but gets no more visitors once it was told to end', async () => {
  const { json, statusCode } = await get('/readyz')
  expect([statusCode, json()]).toEqual([200, { status: 'ready' }])
  ending.abort()
  expect((await get('/readyz')).statusCode).toBe(503)
  expect((await get('/propietario')).headers).toMatchObject({ connection: 'close' })
  expect((await get('/healthz')).statusCode).toBe(200)
})
