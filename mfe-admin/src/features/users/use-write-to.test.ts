import { expect, it } from 'vitest'
import { mailTo } from './use-write-to.ts'

it('puts every address into the blind copy, and gives up where mail programs cut it off', () => {
  expect(mailTo(['rosa+uno@people.example', 'a&b@people.example', 'info@ñandú.cl'])).toBe(
    'mailto:?bcc=rosa%2Buno%40people.example,a%26b%40people.example,info%40xn--and-6ma2c.cl',
  )
  expect(mailTo(Array.from({ length: 100 }, () => 'rosa@people.example'))).toBeUndefined()
})
