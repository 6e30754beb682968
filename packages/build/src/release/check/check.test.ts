import { expect, it } from 'vitest'
import { differences } from './builds-alike.ts'

const file = (integrity: string) => ({ integrity, bytes: 1 })

it('names the files that differ, and those that only one build has', () => {
  const one = { files: { 'public/a.js': file('a'), 'public/b.js': file('b'), 'public/c.js': file('c') } }
  const other = { files: { 'public/a.js': file('a'), 'public/b.js': file('x'), 'public/d.js': file('d') } }
  expect(differences(one, other)).toEqual(['public/b.js', 'public/c.js', 'public/d.js'])
  expect(differences(one, one)).toEqual([])
})
