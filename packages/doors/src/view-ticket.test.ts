import { expect, test } from 'vitest'
import { readViewTicket, signViewTicket } from './view-ticket.ts'

const ticket = {
  view: 'a-b_9',
  until: 2_000_000_000,
  entries: [
    { canary: '0b7c1f7e-6f0f-4d0c-9d5e-1f6f5e3a9c11', app: 'mfe-a', version: '20260101T000000Z-aaaaaaaaaa' },
    { canary: '1b7c1f7e-6f0f-4d0c-9d5e-1f6f5e3a9c11', app: 'shell', version: '20260102T000000Z-bbbbbbbbbb' },
  ],
}
const now = new Date('2026-01-01T00:00:00Z')

test('reads among other cookies what it has signed, with any of its keys', () => {
  const cookies = `edition=7; view=${signViewTicket('older', ticket)}; canary=x`
  expect(readViewTicket(['newest', 'older'], cookies, now)).toEqual(ticket)
})

test.each([
  ['with a key of somebody else', `view=${signViewTicket('other', ticket)}`, now],
  ['after its end', `view=${signViewTicket('newest', ticket)}`, new Date('2040-01-01T00:00:00Z')],
  ['in another cookie', `preview=${signViewTicket('newest', ticket)}`, now],
  ['of one letter', 'view=.', now],
  ['in no cookie', undefined, now],
])('reads none %s', (_, cookies, at) => {
  expect(readViewTicket(['newest', 'older'], cookies, at)).toBeUndefined()
})
