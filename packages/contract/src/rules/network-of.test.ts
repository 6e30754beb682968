import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test('an IPv4 address counts as a whole, however it is written', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('an address that only looks like IPv4 at its end counts by its network', () => {
  expect(networkOf('1::ffff:203.0.113.7')).toBe('1:0:0:0::/64')
})

test('an address with too many groups is counted and not refused', () => {
  expect(networkOf('1:2:3:4:5:6:7:8::9')).toBe('1:2:3:4::/64')
  expect(networkOf('1:2:3:4:5:6:7:8:9')).toBe('1:2:3:4::/64')
})

test('an IPv6 address counts by its network', () => {
  const one = ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:0:203.0.113.7']
  expect(new Set(one.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(['2001:db8::1', '2001:db8::5:6:7:8:9', '::1', 'fe80::1%eth0'].map(networkOf)).toEqual([
    '2001:db8:0:0::/64',
    '2001:db8:0:5::/64',
    '0:0:0:0::/64',
    'fe80:0:0:0::/64',
  ])
})

test('what is far too long for an address is counted, and as fast as one', () => {
  for (const sign of [':', '::', 'a:', 'x']) {
    const start = process.cpuUsage()
    expect(networkOf(sign.repeat(14_000))).toMatch(/./)
    const { user } = process.cpuUsage(start)
    expect(user / 1000, sign).toBeLessThan(200)
  }
})
