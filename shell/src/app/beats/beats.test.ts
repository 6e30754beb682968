// @vitest-environment jsdom
import { endpoints, type Beat } from '@metrolibre/contract'
import { createElement } from 'react'
import { parse } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Registry } from '../../registry/registry.ts'
import { noteFailure, notePartFailure, noteRecovery, watchFailures } from './failures.ts'

const version = (letter: string) => `20260101T000000Z-${letter.repeat(10)}`
const remote = (name: string, of: string, path: string) => ({
  version: of,
  entry: { href: `/r/${name}/${of}/remoteEntry.js`, integrity: '' },
  routeFiles: {},
  messageFiles: {},
  config: {
    name,
    contractVersion: '1.0.0',
    routes: [{ id: 'one', path, guard: 'public', render: 'server' }],
    nav: [],
    needs: [],
  },
})
const registry = {
  generation: 'g',
  shell: version('a'),
  remotes: {
    'mfe-tenants': remote('mfe-tenants', version('b'), '/propietario/:id/details'),
    'mfe-owners': remote('mfe-owners', 'source', '/propiedad'),
  },
} as unknown as Registry

let sent: Beat[] = []

async function loadBeats() {
  vi.resetModules()
  return import('./beats.ts')
}

beforeEach(() => {
  sent = []
  const state = JSON.stringify({ registry, config: { apiBase: '/api' } })
  document.body.innerHTML = `<script type="application/json" id="page-state">${state}</script>`
  vi.useFakeTimers()
  Object.assign(navigator, {
    sendBeacon: (url: string, body: Blob) => {
      if (url !== '/api/releases/beats' || body.type !== 'application/json')
        throw new Error(`Sent to ${url}.`)
      void readText(body).then((text) => {
        // What is sent is what the contract takes, and nothing else.
        sent.push(...parse(endpoints.canaries.beat.body, JSON.parse(text)).beats)
      })
      return true
    },
  })
})
afterEach(() => vi.useRealTimers())

const readText = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsText(body)
  })
const kinds = () => sent.map(({ kind }) => kind)
const later = () => vi.advanceTimersByTimeAsync(3_000)

describe('counting page views', () => {
  it('sends the versions of each page that is opened, and neither its address nor whose it was', async () => {
    const { countView } = await loadBeats()
    countView(registry, '/en/propietario/7f/details')
    countView(registry, '/en/propietario/7f/details')
    countView(registry, '/terminos-de-nadie')
    await later()
    const shell = version('a')
    expect(sent).toEqual([
      { app: 'mfe-tenants', version: version('b'), shell, kind: 'view' },
      { app: 'shell', version: shell, shell, kind: 'view' },
    ])
  })

  it('leaves out what is served from source', async () => {
    const { countView, countFailure } = await loadBeats()
    countView(registry, '/propiedad')
    countFailure()
    await later()
    expect(sent).toEqual([])
  })

  it('counts nobody whose browser sends no beacons', async () => {
    Reflect.deleteProperty(navigator, 'sendBeacon')
    const { countView } = await loadBeats()
    countView(registry, '/en/propietario/7f/details')
    await later()
    expect(sent).toEqual([])
  })

  it('counts a failure once for each page, also before the page was counted', async () => {
    history.replaceState(null, '', '/propietario/7f/details')
    const { countView, countFailure } = await loadBeats()
    countFailure()
    countFailure()
    countView(registry, '/propietario/7f/details')
    await later()
    expect(sent.map(({ kind, app }) => `${app} ${kind}`)).toEqual(['mfe-tenants view', 'mfe-tenants failure'])
  })
})

describe('noticing failures', () => {
  // The code that counts is loaded when it is needed, which takes real time.
  beforeEach(async () => {
    vi.useRealTimers()
    await loadBeats()
    history.replaceState(null, '', '/propietario/7f/details')
  })

  it('hears errors of our own code, and not of others or those that the page handles', async () => {
    watchFailures()
    const throwAt = (filename: string, error?: Error) =>
      dispatchEvent(new ErrorEvent('error', { filename, error }))
    const reject = (name: string, stack: string) => {
      const reason = Object.assign(new Error('x'), { name, stack })
      dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    }
    throwAt('chrome-extension://abc/content.js')
    reject('ApiError', 'at http://localhost/r/mfe-tenants/1/a.js:1:1')
    reject('TypeError', 'at https://elsewhere.example/a.js:1:1')
    // Errors are sent in order, so one of these would come before the one of our own.
    const chunk = `http://localhost/r/mfe-tenants/${version('b')}/chunk.js`
    const error = Object.assign(new TypeError('no'), { stack: `TypeError: no\n at ${chunk}:1:9` })
    throwAt(chunk, error)
    await expect.poll(kinds).toEqual(['view', 'failure'])
    const place = { app: 'mfe-tenants', version: version('b'), file: 'chunk.js', line: 1, column: 9 }
    expect(sent[1]!.error).toEqual({ name: 'TypeError', message: 'no', frames: [place], route: 'one' })
  })

  it('reports a page that was altered before it was hydrated as mended, and not as one that failed', async () => {
    watchFailures()
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const root = document.createElement('div')
    root.innerHTML = '<p><font>Rooms for rent</font></p>'
    document.body.append(root)
    const page = createElement('p', null, 'Piezas en arriendo')
    const { hydrateRoot } = await import('react-dom/client')
    hydrateRoot(root, page, { onRecoverableError: noteRecovery })
    await expect.poll(() => root.textContent).toBe('Piezas en arriendo')
    await expect.poll(kinds).toEqual(['view', 'recovered'])
    expect(sent[1]!.error?.message).toContain('ydrat')
    expect(complaints, 'whoever looks after the page still sees it').toHaveBeenCalled()
    noteFailure()
    await expect.poll(kinds).toEqual(['view', 'recovered', 'failure'])
  })

  it('counts a part that failed for its own remote, once, whoever’s page it is on', async () => {
    notePartFailure('mfe-owners')
    notePartFailure('mfe-tenants', new TypeError('no'))
    notePartFailure('mfe-tenants', new TypeError('no'))
    notePartFailure('mfe-unknown')
    await expect.poll(kinds).toEqual(['view', 'partFailure'])
    expect(sent[1], 'what is served from source is not counted').toMatchObject({
      app: 'mfe-tenants',
      version: version('b'),
    })
    noteFailure()
    await expect.poll(kinds).toEqual(['view', 'partFailure', 'failure'])
  })

  it('is asked for by a remote that could not be loaded', async () => {
    noteFailure()
    await expect.poll(kinds).toEqual(['view', 'failure'])
  })
})
