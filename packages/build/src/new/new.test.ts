import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endpointFiles } from './endpoint-files.ts'
import { planEndpoint } from './endpoint.ts'
import { insertInto } from './insert.ts'
import { planAt } from './plan.ts'
import { planScreen } from './screen.ts'

const repository = join(import.meta.dirname, '../../../..')
let root: string
/** The existing files that are extended, in their current form. */
const kept = [
  'mfe-owners/remote.config.ts',
  'mfe-owners/src/remote.tsx',
  'mfe-admin/remote.config.ts',
  'mfe-admin/src/remote.tsx',
  'mfe-admin/locales/es.json',
  'mfe-admin/locales/en.json',
  'mfe-owners/locales/es.json',
  'mfe-owners/locales/en.json',
  'mfe-tenants/remote.config.ts',
  'mfe-tenants/src/remote.tsx',
  'mfe-tenants/locales/es.json',
  'mfe-tenants/locales/en.json',
  'packages/contract/src/calls.ts',
  'packages/contract/src/testimonials/endpoints.ts',
  'packages/api/src/modules/index.ts',
  'packages/api/src/modules/testimonials/routes.ts',
  'packages/api/test/authorisation/rows.ts',
]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'metrolibre-new-'))
  for (const path of kept) cpSync(join(repository, path), join(root, path), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const added = (path: string) => {
  const before = new Set(readFileSync(join(repository, path), 'utf8').split('\n'))
  return read(path)
    .split('\n')
    .filter((line) => !before.has(line))
}

const screen = { remote: 'mfe-owners', id: 'trial-page', path: '/trial-page' }
const title = { es: 'Página de prueba', en: 'Trial page' }

it('begins the ids of its texts as the catalogue of the remote does', () => {
  const plan = planAt(root)
  planScreen(plan, { ...screen, remote: 'mfe-tenants', title })
  plan.write()
  expect(JSON.parse(read('mfe-tenants/locales/en.json'))).toMatchObject({
    'tenants.trial-page.title': 'Trial page',
    'tenants.trial-page.description': 'Trial page',
  })
  const written = read('mfe-tenants/src/screens/trial-page/screen.tsx')
  expect(written).toContain('id="tenants.trial-page.title"')
  expect(written).not.toContain('mfe-tenants.')
})

it('creates a screen with its route, its texts and a test', () => {
  const plan = planAt(root)
  planScreen(plan, { ...screen, title })
  plan.write()
  expect(added('mfe-owners/remote.config.ts')).toEqual([
    "    { id: 'trial-page', path: '/trial-page', guard: 'user', render: 'skeleton' },",
  ])
  expect(added('mfe-owners/src/remote.tsx')).toEqual([
    "    'trial-page': routeFrom(() => import('./screens/trial-page/screen.tsx')),",
  ])
  const english = JSON.parse(read('mfe-owners/locales/en.json')) as object
  expect(english).toMatchObject({ 'mfe-owners.trial-page.title': 'Trial page' })
  expect(Object.keys(english)).toEqual(Object.keys(JSON.parse(read('mfe-owners/locales/es.json')) as object))
  expect(read('mfe-owners/src/screens/trial-page/screen.tsx')).toContain('id="mfe-owners.trial-page.title"')
  expect(read('mfe-owners/src/screens/trial-page/screen.test.tsx')).toContain('"Página de prueba"')
})

it('gives a screen the settings that the pages of its remote share', () => {
  const plan = planAt(root)
  planScreen(plan, { remote: 'mfe-admin', id: 'trial', path: '/admin/trial', title })
  plan.write()
  expect(added('mfe-admin/remote.config.ts')).toEqual(["    { id: 'trial', path: '/admin/trial', ...page },"])
  expect(read('mfe-admin/src/remote.tsx')).toContain(
    "import { routeFrom } from '@metrolibre/platform/remote-config'",
  )
})

it.each([
  [{ remote: 'mfe-nobody' }, 'There is no remote mfe-nobody.'],
  [{ id: 'MyTaxes' }, 'The screen\'s id must be in lower case with hyphens, not "MyTaxes".'],
  [{ path: 'taxes' }, 'The path must begin with a slash; "taxes" does not.'],
])('writes nothing for a screen with %o', (wrong, sentence) => {
  expect(() => planScreen(planAt(root), { ...screen, title, ...wrong })).toThrow(sentence)
})

it('does not overwrite an existing screen', () => {
  const plan = planAt(root)
  planScreen(plan, { ...screen, title })
  plan.write()
  expect(() => planScreen(planAt(root), { ...screen, title })).toThrow('already exists')
})

it('adds an endpoint to its group, its module and the authorisation matrix, written like its neighbours', () => {
  const plan = planAt(root)
  planEndpoint(plan, { id: 'testimonials.remove', method: 'DELETE', path: '/testimonial/:id' })
  plan.write()
  expect(added('packages/contract/src/testimonials/endpoints.ts')).toContain("    id: 'testimonials.remove',")
  expect(read('packages/contract/src/testimonials/endpoints.ts')).not.toContain('params: v.object')
  expect(added('packages/api/src/modules/testimonials/routes.ts')).toEqual([
    '  serve(app, testimonials.remove, () => Promise.resolve({}))',
  ])
  expect(added('packages/api/test/authorisation/rows.ts')).toEqual(["  'testimonials.remove',"])
  expect(read('packages/contract/src/calls.ts')).toBe(
    readFileSync(join(repository, 'packages/contract/src/calls.ts'), 'utf8'),
  )
})

describe('each group of the contract', () => {
  const before = planAt(repository)
  const calls = before.read('packages/contract/src/calls.ts')
  const groups = Array.from(calls.matchAll(/export \{ (\w+) \}/g), ([, group]) => group!)

  it.each(groups)('%s has its endpoints added to the files it has', (group) => {
    const plan = planAt(repository)
    const { definitions, routes } = endpointFiles(plan, group)
    planEndpoint(plan, { id: `${group}.trial`, method: 'GET', path: '/trial' })
    expect(before.read(definitions!)).toContain(`export const ${group} = {`)
    expect(plan.read(definitions!)).toContain(`id: '${group}.trial'`)
    expect(plan.read('packages/contract/src/calls.ts')).toBe(calls)
    expect(plan.read(routes!)).toMatch(new RegExp(`serve\\(app, (endpoints\\.)?${group}\\.trial,`))
  })
})

it('creates a new group with a module of its own', () => {
  const plan = planAt(root)
  planEndpoint(plan, { id: 'keyHandovers.list', method: 'GET', path: '/key-handover/:id' })
  plan.write()
  expect(added('packages/contract/src/calls.ts')).toEqual([
    "export { keyHandovers } from './key-handovers/endpoints.ts'",
  ])
  expect(added('packages/api/src/modules/index.ts')).toEqual([
    "import { registerKeyHandovers } from './key-handovers/routes.ts'",
    '  registerKeyHandovers,',
  ])
  expect(read('packages/api/src/modules/key-handovers/routes.ts')).toContain('endpoints.keyHandovers.list')
  expect(read('packages/contract/src/key-handovers/endpoints.ts')).toContain(
    'params: v.object({ id: v.string() }),',
  )
})

it.each([
  [{ id: 'testimonials' }, 'The endpoint must be named group.name, both in camel case, not "testimonials".'],
  [{ method: 'PATCH' }, 'The method must be one of GET, POST, PUT, DELETE, not "PATCH".'],
  [{ path: 'x' }, 'The path must begin with a slash; "x" does not.'],
])('refuses an endpoint with %o', (wrong, sentence) => {
  const call = { id: 'testimonials.remove', method: 'GET', path: '/x' }
  expect(() => planEndpoint(planAt(root), { ...call, ...wrong })).toThrow(sentence)
})

it('fills an empty list', () => {
  const text = 'export default {\n  routes: [],\n  nav: [],\n}\n'
  expect(insertInto(text, 'routes: [', '    one,')).toBe(
    'export default {\n  routes: [\n    one,\n  ],\n  nav: [],\n}\n',
  )
})

it('names the list that it could not find in a file', () => {
  expect(() => insertInto('const a = 1\n', 'routes: [', 'x')).toThrow('Found no "routes: [" to add lines to.')
})

it('refuses a screen whose id or path another one has', () => {
  for (const taken of [
    { id: 'profile', path: '/free' },
    { id: 'free', path: '/profile' },
  ])
    expect(() => {
      const plan = planAt(root)
      planScreen(plan, { ...screen, ...taken, title })
    }).toThrow(/already/)
})

it('can follow the first recipe as it is written', () => {
  const [, remote, id, path] = /`pnpm new screen (\S+) (\S+) (\S+) /.exec(
    readFileSync(join(repository, '.github/CONTRIBUTING.md'), 'utf8'),
  )!
  expect(() => planScreen(planAt(root), { remote: remote!, id: id!, path: path!, title })).not.toThrow()
})
