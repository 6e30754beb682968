import { beforeEach, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

let time = 0
const open = () => createBreaker({ failures: 2, restMs: 100, longestMs: 300 }, () => time)

beforeEach(() => {
  time = 0
})

it('pauses only what has failed several times in a row', () => {
  const breaker = open()
  breaker.failed('a')
  expect(breaker.mayTry('a')).toBe(true)
  breaker.failed('a')
  expect([breaker.mayTry('a'), breaker.mayTry('b')]).toEqual([false, true])
})

it('counts failures from the last success', () => {
  const breaker = open()
  breaker.failed('a')
  breaker.succeeded('a')
  breaker.failed('a')
  expect(breaker.mayTry('a')).toBe(true)
})

it('allows one attempt after the pause, which ends it or doubles it, up to a limit', () => {
  const breaker = open()
  breaker.failed('a')
  breaker.failed('a')
  time = 100
  expect([breaker.mayTry('a'), breaker.mayTry('a')]).toEqual([true, false])
  breaker.failed('a')
  time = 299
  expect(breaker.mayTry('a')).toBe(false)
  time = 300
  expect(breaker.mayTry('a')).toBe(true)
  breaker.failed('a')
  time = 599
  expect(breaker.mayTry('a')).toBe(false)
  time = 600
  expect(breaker.mayTry('a')).toBe(true)
  breaker.succeeded('a')
  expect([breaker.mayTry('a'), breaker.mayTry('a')]).toEqual([true, true])
})

it('allows another attempt when the first one never reported back', () => {
  const breaker = open()
  breaker.failed('a')
  breaker.failed('a')
  time = 100
  breaker.mayTry('a')
  time = 200
  expect(breaker.mayTry('a')).toBe(true)
})
