import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declarationLimits, keepDeclared, problemsOfDeclaration } from './releases/declaration.ts'

const whole = {
  name: 'mfe-cats',
  contractVersion: '2.1.0',
  locales: ['es', 'en'],
  needs: [],
  routes: [{ id: 'cats', path: '/cats/:id?', guard: 'public', render: 'server', query: ['page'] }],
  nav: [{ id: 'cats', to: '/cats', label: { es: 'Gatos', en: 'Cats' }, place: 'main', audience: 'all' }],
  parts: [{ id: 'cat', slot: 'dogs.beside', audience: 'owner', order: 10 }],
}
const [route] = whole.routes
const [entry] = whole.nav
const [part] = whole.parts
const many = <T extends object>(one: T, count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...one, id: `n${at}` }))

it('takes a declaration as it is', () => {
  expect(problemsOfDeclaration(whole)).toEqual([])
  expect(keepDeclared(whole)).toEqual({ config: whole, leftOut: [] })
})

describe('leaves out what none may declare, and keeps the rest', () => {
  it.each([
    [
      'an entry without a label',
      {
        nav: [
          { ...entry, label: undefined },
          { ...entry, id: 'more' },
        ],
      },
      'nav.0',
    ],
    ['a label of 900 letters', { nav: [{ ...entry, label: { es: 'a'.repeat(900), en: 'a' } }] }, 'nav.0'],
    ['sections that are a number', { nav: [{ ...entry, sections: 5 }] }, 'nav.0'],
    ['an entry that leads to another site', { nav: [{ ...entry, to: '//cats.example' }] }, 'nav.0'],
    ['a repeated route', { routes: [route, { ...route, path: '/more' }] }, 'routes.1'],
    [
      'a page that moved to another site',
      { routes: [{ ...route, movedTo: 'https://cats.example' }] },
      'routes.0',
    ],
    ['a page that moved beside the site', { routes: [{ ...route, movedTo: '/\\cats.example' }] }, 'routes.0'],
    ['everything', { routes: [{ ...route, path: '/*' }] }, 'routes.0'],
    ['a way up', { routes: [{ ...route, path: '/cats/../admin' }] }, 'routes.0'],
    ['a part of nothing', { parts: [{ ...part, slot: 4 }] }, 'parts.0'],
    ['menus that are none', { nav: 'all of them' }, 'nav'],
    ['too many entries', { nav: many(entry!, 500) }, `nav.${declarationLimits.nav}`],
  ])('%s', (_case, changes, where) => {
    const declared = { ...whole, ...changes }
    const { config, leftOut } = keepDeclared(declared)
    expect(leftOut[0]).toBe(where)
    expect(problemsOfDeclaration(config)).toEqual([])
    expect(problemsOfDeclaration(declared)).not.toEqual([])
    expect(config.name).toBe('mfe-cats')
  })
})

it('gives a declaration for anything that is declared, unless not even its name is known', () => {
  const anything = fc.anything({ maxDepth: 3 })
  const entries = fc.array(fc.oneof(anything, fc.constantFrom(route, entry, part)))
  fc.assert(
    fc.property(fc.record({ routes: entries, nav: entries, slots: anything, parts: entries }), (lists) => {
      const { config } = keepDeclared({ ...whole, ...lists })
      expect(problemsOfDeclaration(config)).toEqual([])
    }),
  )
  expect(() => keepDeclared({ ...whole, name: '../cats' })).toThrow('validation.invalid')
  expect(() => keepDeclared(null)).toThrow('Object')
})
