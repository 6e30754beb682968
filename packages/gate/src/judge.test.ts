import { describe, expect, it, test } from 'vitest'
import { judge } from './judge.ts'
import type { Release, ReleaseFacts, Running } from './release.ts'
import { wireOf } from './wire/wire.ts'

const whole = wireOf()
const wire = wireOf(['reservations.hold', 'locations.search'])

const facts = (changes: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  shared: { '@metrolibre/ui': ['Box', 'Button'] },
  wire,
  looseSelectors: [],
  storage: [],
  ...changes,
})

const remote = (changes: Partial<Release> = {}): Release => ({
  name: 'mfe-cats',
  version: 'two',
  contractVersion: '2.1.0',
  config: { routes: [{ id: 'cats', path: '/cats' }], nav: [{ id: 'cats' }] },
  entry: ['remoteEntry.js'],
  routeFiles: { cats: ['cats.js'] },
  files: {
    'public/remoteEntry.js': { bytes: 30_000, brotliBytes: 10_000 },
    'public/cats.js': { bytes: 60_000, brotliBytes: 20_000 },
  },
  facts: facts(),
  ...changes,
})

const { config: _, ...plain } = remote()
const shell = (changes: Partial<Release> = {}): Release => ({
  ...plain,
  name: 'shell',
  version: 'one',
  routeFiles: {},
  facts: facts({ shared: { '@metrolibre/ui': ['Box', 'Button', 'Card'] } }),
  ...changes,
})

const dogs = (config: Partial<NonNullable<Release['config']>> = {}) =>
  remote({
    name: 'mfe-dogs',
    config: {
      routes: [{ id: 'dogs', path: '/dogs/:id' }],
      nav: [{ id: 'dogs' }],
      ...config,
    },
  })

const running = (changes: Partial<Running> = {}): Running => ({
  shell: shell(),
  remotes: [dogs()],
  wire: whole,
  ...changes,
})

const sentences = (candidate: Release, beside = running()) =>
  judge(candidate, beside).map(({ check, sentence }) => `${check}: ${sentence}`)

test('a remote that fits, its next version, and a shell that gives more are let through', () => {
  expect(sentences(remote())).toEqual([])
  expect(sentences(remote({ version: 'three' }), running({ remotes: [dogs(), remote()] }))).toEqual([])
  expect(sentences(shell({ version: 'two' }), running({ remotes: [remote(), dogs()] }))).toEqual([])
})

test('the first remote needs no shell to compare with, and the first shell no remotes', () => {
  expect(sentences(remote(), { remotes: [], wire: whole })).toEqual([])
  expect(sentences(shell(), { remotes: [], wire: whole })).toEqual([])
})

describe('the shared packages', () => {
  it('must give what the remote takes', () => {
    const candidate = remote({ facts: facts({ shared: { '@metrolibre/ui': ['Box', 'Sparkline'] } }) })
    expect(sentences(candidate)).toEqual([
      'exports: mfe-cats two takes Sparkline from @metrolibre/ui, which shell one does not give: release a shell that gives it first, or build mfe-cats with the packages of that shell.',
    ])
  })

  it('must still be given by the next shell to every remote that runs', () => {
    const smaller = shell({ version: 'two', facts: facts({ shared: { '@metrolibre/ui': ['Box'] } }) })
    expect(sentences(smaller, running({ remotes: [remote(), dogs()] }))).toEqual([
      expect.stringMatching(
        /^exports: mfe-cats two takes Button from @metrolibre\/ui, which shell two does not/,
      ),
      expect.stringMatching(/^exports: mfe-dogs two takes Button/),
    ])
  })
})

describe('the contract', () => {
  it('must be served as the version was built to call it', () => {
    const { ['reservations.hold']: gone, ...operations } = whole.operations
    expect(gone).toBeDefined()
    expect(sentences(remote(), running({ wire: { ...whole, operations } }))).toEqual([
      "contract: mfe-cats does not fit the API that runs (reservations.hold: is not served): build it with the API's contract, or release the API first.",
    ])
  })

  it.each(['3.0.0', '2.3.0', '1.9.0'])('of version %s does not go with 2.1.0', (contractVersion) => {
    expect(sentences(remote({ contractVersion }))).toEqual([
      expect.stringMatching(/^contract: mfe-cats two has contract .* and the shell 2\.1\.0/),
    ])
    expect(sentences(shell({ contractVersion }), running({ remotes: [remote()] }))).toHaveLength(1)
  })
})

describe('names', () => {
  it.each([
    ['the same page', '/dogs/:id', ['paths']],
    ['a page that another pattern covers', '/dogs/rex', ['paths']],
    ['a pattern that covers another page', '/:kind/:id', ['paths']],
    ['a page beside', '/dogs', []],
    ['a page of the shell', '/restaurar', ['paths']],
    ['a page of the shell in capitals', '/Restaurar', ['paths']],
    ['a page of the shell with an encoded sign', '/rest%61urar', ['paths']],
    ['another page in capitals', '/DOGS/:id', ['paths']],
    ['a page with a segment that may be missing', '/dogs/:id/:more?', ['paths']],
    ['whatever no other page takes', '/birds/*', ['paths']],
    ['a path of the API', '/api/users', ['paths']],
  ])('%s: %s', (_case, path, checks) => {
    const candidate = remote({ config: { routes: [{ id: 'cats', path }], nav: [] } })
    expect(judge(candidate, running()).map(({ check }) => check)).toEqual(checks)
  })

  it('of menu entries and stored data belong to one remote, those of the shell to all', () => {
    const stores = { facts: facts({ storage: ['metrolibre.consent', 'metrolibre.recent'] }) }
    const candidate = remote({ config: { routes: [], nav: [{ id: 'dogs' }] }, ...stores })
    const beside = running({
      shell: shell({ facts: { ...shell().facts!, storage: ['metrolibre.consent'] } }),
      remotes: [{ ...dogs(), ...stores }],
    })
    expect(judge(candidate, beside).map(({ check }) => check)).toEqual(['menus', 'storage'])
  })
})

it('refuses styles that reach others, and pages that load more than their budget', () => {
  const loose = remote({ facts: facts({ looseSelectors: ['body'] }) })
  expect(sentences(loose)).toEqual([
    "styles: The styles of mfe-cats reach elements of others (body): put them below [data-remote='mfe-cats'].",
  ])
  const small = remote({ config: { routes: [{ id: 'cats', path: '/cats', budget: 29 }], nav: [] } })
  expect(sentences(small)).toEqual([
    'size: /cats of mfe-cats loads 30.0 KB and may load 29: load less at once, or declare a larger budget for it and say why.',
  ])
})

it('refuses what an older build has made, because it tells too little', () => {
  const { facts: _facts, ...older } = remote()
  expect(sentences(older)).toEqual([expect.stringMatching(/^facts: mfe-cats was built by an older build/)])
})

describe('slots', () => {
  const withSlots = (name: string, config: Partial<NonNullable<Release['config']>>) =>
    remote({ name, config: { routes: [], nav: [], ...config } })
  const host = withSlots('mfe-hosts', { slots: ['cat.beside'] })
  const guest = withSlots('mfe-guests', { parts: [{ id: 'toy', slot: 'cat.beside' }] })

  it('take parts of others', () => {
    expect(sentences(guest, running({ remotes: [host] }))).toEqual([])
    expect(sentences(host, running({ remotes: [host, guest] }))).toEqual([])
  })

  it('have to be there before the parts', () => {
    expect(sentences(guest)).toEqual([
      'menus: mfe-guests has a part toy for the slot cat.beside, which no remote in use has: promote the remote with the slot first.',
    ])
  })

  it('stay while parts of others are in them', () => {
    expect(sentences(withSlots('mfe-hosts', {}), running({ remotes: [host, guest] }))).toEqual([
      'menus: mfe-hosts no longer has the slot cat.beside, in which mfe-guests shows toy: keep it until its team has taken that out.',
    ])
  })

  it('belong to one remote', () => {
    expect(
      sentences(withSlots('mfe-others', { slots: ['cat.beside'] }), running({ remotes: [host] })),
    ).toEqual(['menus: mfe-others has a slot cat.beside, and so has mfe-hosts: give it a name of its own.'])
  })

  it('are drawn on the server only with what is meant for all', () => {
    const drawn = (audience: string) =>
      withSlots('mfe-guests', {
        parts: [{ id: 'toy', slot: 'cat.beside', audience, render: 'server' }],
      })
    expect(sentences(drawn('all'), running({ remotes: [host] }))).toEqual([])
    expect(sentences(drawn('owner'), running({ remotes: [host] }))).toEqual([
      'menus: mfe-guests has its part toy drawn on the server, where nobody knows who is meant: give it the audience all, or leave it to the browser.',
    ])
  })

  it('load little', () => {
    const heavy = {
      ...guest,
      routeFiles: { 'part:toy': ['toy.js'] },
      files: { ...guest.files, 'public/toy.js': { bytes: 90_000, brotliBytes: 31_000 } },
    }
    expect(sentences(heavy, running({ remotes: [host] }))).toEqual([
      'size: The part toy of mfe-guests loads 41.0 KB and may load 40: load less at once, or declare a larger budget for it and say why.',
    ])
  })
})
