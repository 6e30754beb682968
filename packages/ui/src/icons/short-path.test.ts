import { expect, it } from 'vitest'
import { shortPath } from './short-path.ts'

it.each([
  ['points on whole units', 'M1.4,2.6L3.4,5.2H9.9V7.1Z', 'm1 3l2 2h7v2z'],
  [
    'relative steps, whose differences do not add up',
    'M0,0l1.4,0,1.4,0,1.4,0,1.4,0,1.4,0',
    'm0 0l1 0 2 0 1 0 2 0 1 0',
  ],
  ['what follows a closed shape', 'M10,10h4v4Zm.6,0h4', 'm10 10h4v4zm1 0h4'],
  ['curves', 'M10,10c1.2,1.2,2.4,0,3.7-.2S20.1,9.9,21,8', 'm10 10c1 1 2 0 4 0s6 0 7-2'],
  ['corners', 'M8,16a8,8,0,0,1,11.32,11.32', 'm8 16a8 8 0 0 1 11 11'],
])('keeps %s', (_, path, short) => expect(shortPath(path)).toBe(short))

it('keeps a large half of a circle as deep as it was', () => {
  expect(shortPath('M207.6,120H48.4a80,80,0,0,0,159.2,0Z')).toBe('m208 120h-159.6a80 80 0 0 0 159.2 0z')
})
