import { expect, it } from 'vitest'
import { previewedBeside } from './previewed-beside.ts'

it('reads versions of several apps', () => {
  expect(previewedBeside('mfe-owners@one, shell@two')).toEqual([
    { app: 'mfe-owners', version: 'one' },
    { app: 'shell', version: 'two' },
  ])
  expect(previewedBeside(undefined)).toEqual([])
})

it.each(['mfe-owners', 'mfe-owners@', '@one', 'a@b@c'])('refuses %s with the way out', (list) => {
  expect(() => previewedBeside(list)).toThrow('write mfe-owners@<version>')
})
