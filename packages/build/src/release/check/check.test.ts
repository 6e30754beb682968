import { expect, it } from 'vitest'
import { differences } from './builds-alike.ts'
import { publicAddresses } from './renders.ts'

const file = (integrity: string) => ({ integrity, bytes: 1 })

it('names the files that differ, and those that only one build has', () => {
  const one = { files: { 'public/a.js': file('a'), 'public/b.js': file('b'), 'public/c.js': file('c') } }
  const other = { files: { 'public/a.js': file('a'), 'public/b.js': file('x'), 'public/d.js': file('d') } }
  expect(differences(one, other)).toEqual(['public/b.js', 'public/c.js', 'public/d.js'])
  expect(differences(one, one)).toEqual([])
})

it('asks for the public pages that are rendered on the server and need no data, in each language', () => {
  const route = (path: string, changes: object = {}) => ({
    id: path,
    path,
    guard: 'public' as const,
    render: 'server' as const,
    ...changes,
  })
  const config = {
    name: 'mfe-cats',
    contractVersion: '2.0.0',
    locales: ['es', 'en'] as const,
    routes: [
      route('/'),
      route('/cats'),
      route('/cats/:id'),
      route('/mine', { guard: 'user' }),
      route('/toys', { render: 'skeleton' }),
      route('/kittens', { movedTo: '/cats' }),
    ],
    nav: [],
    needs: [],
  }
  expect(publicAddresses({ config })).toEqual(['/', '/en', '/cats', '/en/cats'])
})
