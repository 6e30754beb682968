import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isTrustList, readTrust, senderOf } from './trusted-proxies.ts'

const from = (list: string, connected: string, said?: string) =>
  senderOf(
    {
      socket: { remoteAddress: connected },
      headers: { 'x-forwarded-for': said },
    } as unknown as IncomingMessage,
    readTrust(list),
  )

test('believes only trusted proxies, reading the list from its end', () => {
  expect(from('none', '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1')
  expect(from('loopback', '198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
  expect(from('loopback', '127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  expect(from('loopback', '::ffff:127.0.0.1', '192.0.2.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(from('loopback, 10.1.0.0/16', '127.0.0.1', '192.0.2.1, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
  expect(from('10.1.0.0/16', '10.2.0.1', '203.0.113.9')).toBe('10.2.0.1')
})

test('decides alike about an address that it has seen, and after many others', () => {
  const trust = readTrust('10.1.0.0/16')
  for (let times = 0; times < 2; times += 1) {
    expect([trust('10.1.2.3'), trust('10.2.0.1'), trust('x'.repeat(100))]).toEqual([true, false, false])
    for (let last = 0; last < 1500; last += 1) trust(`192.0.${last >> 8}.${last & 255}`)
  }
  expect(trust('192.0.2.1')).toBe(false)
})

test('ignores an entry that is no address', () => {
  expect(from('loopback', '127.0.0.1', 'everybody')).toBe('127.0.0.1')
  expect(from('loopback', '127.0.0.1')).toBe('127.0.0.1')
})

test('accepts valid lists and rejects others', () => {
  for (const list of ['none', 'loopback', '203.0.113.0/24, 2001:db8::/32', 'loopback,uniquelocal'])
    expect([list, isTrustList(list)]).toEqual([list, true])
  for (const list of [
    '',
    ',',
    'everybody',
    '0.0.0.0/0',
    '::/0',
    'loopback,0.0.0.0/0',
    '10.0.0.0/33',
    'none,loopback',
  ])
    expect([list, isTrustList(list)]).toEqual([list, false])
})

test('rejects ranges that cover everybody, alone or together, however they are written', () => {
  for (const list of [
    '0.0.0.0/00',
    '0.0.0.0/0.0.0.0',
    '0.0.0.0/1,128.0.0.0/1',
    '128.0.0.0/1, 64.0.0.0/2, 32.0.0.0/3, 0.0.0.0/3',
    '::/1,8000::/1',
    '2000::/3',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/97,::ffff:128.0.0.0/97',
    Array.from({ length: 256 }, (_, first) => `${first}.0.0.0/8`).join(),
    `10.0.0.1,${Array.from({ length: 64 }, (_, first) => `${first * 4}.0.0.0/8`).join()}`,
  ])
    expect([list, isTrustList(list)]).toEqual([list, false])
  for (const list of [
    '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16',
    'uniquelocal',
    'fc00::/7',
    '10.0.0.0/255.0.0.0',
  ])
    expect([list, isTrustList(list)]).toEqual([list, true])
})

test('rejects any cut of all addresses into ranges', () => {
  const cut = (start: number, prefix: number, depths: () => number): string[] => {
    if (prefix >= depths())
      return [
        `${(start * 2 ** -24) | 0}.${(start >>> 16) & 255}.${(start >>> 8) & 255}.${start & 255}/${prefix}`,
      ]
    const half = 2 ** (31 - prefix)
    return [...cut(start, prefix + 1, depths), ...cut(start + half, prefix + 1, depths)]
  }
  let seed = 1
  const depths = () => (seed = (seed * 48_271) % 2_147_483_647) % 12
  for (let times = 0; times < 50; times += 1) expect(isTrustList(cut(0, 0, depths).join())).toBe(false)
})
