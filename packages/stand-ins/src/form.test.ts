import { expect, test } from 'vitest'
import { parseForm } from './form.ts'

test('brackets nest, empty brackets append, and no name reaches a prototype', () => {
  const form = parseForm('a[b][0][c]=1&a[b][1]=2&e[]=x&e[]=y&plain=%C3%B1+o&__proto__[polluted]=1')
  expect(JSON.parse(JSON.stringify(form))).toMatchObject({
    a: { b: { 0: { c: '1' }, 1: '2' } },
    e: { 0: 'x', 1: 'y' },
    plain: 'ñ o',
  })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})
