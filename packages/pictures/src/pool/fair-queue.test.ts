import { describe, expect, it } from 'vitest'
import { createFairQueue, type Claim, type QueueBounds, type Sender } from './fair-queue.ts'
import { PicturesBusy } from './pictures-busy.ts'

const bounds = { pictures: 12, bytes: 1200, picturesOfPerson: 4, bytesOfPerson: 300, atOnce: 1 }

const open = (changed: Partial<QueueBounds> = {}) =>
  createFairQueue<Claim & { name: string }>({ ...bounds, ...changed })
const entry = (name: string, from: Sender, bytes = 10) => ({ name, from, bytes })
const refusedOf = (act: () => void) => {
  try {
    act()
    return undefined
  } catch (error) {
    if (error instanceof PicturesBusy) return error.whose
    throw error
  }
}

describe('the line of pictures', () => {
  it('serves everybody in turn, however many pictures one of them sends', () => {
    const queue = open()
    for (const name of ['a1', 'a2', 'a3']) queue.add(entry(name, { person: 'a', network: '1' }))
    queue.add(entry('b1', { person: 'b', network: '2' }))
    queue.add(entry('c1', { person: 'c', network: '1' }))
    const order = []
    for (let taken = queue.take(); taken; taken = queue.take()) {
      order.push(taken.name)
      queue.leave(taken)
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('leaves a process to the others while one person, or one network, has the most that it may', () => {
    const queue = open()
    queue.add(entry('a1', { person: 'a', network: '1' }))
    queue.add(entry('a2', { person: 'a', network: '3' }))
    queue.add(entry('d1', { person: 'd', network: '1' }))
    queue.add(entry('b1', { person: 'b', network: '2' }))
    const first = queue.take()!
    expect([first.name, queue.take()?.name, queue.take()]).toEqual(['a1', 'b1', undefined])
    queue.leave(first)
    expect([queue.take()?.name, queue.take()?.name]).toEqual(['a2', 'd1'])
  })

  it('refuses what one person sends beyond their share, by number and by bytes, and takes it afterwards', () => {
    const queue = open()
    const from = { person: 'a', network: '1' }
    for (const name of ['1', '2', '3', '4']) queue.add(entry(name, from))
    expect(refusedOf(() => queue.add(entry('5', from)))).toBe('own')
    queue.leave(queue.take()!)
    queue.add(entry('5', from))
    expect(refusedOf(() => open().add(entry('large', from, 301)))).toBe('own')
  })

  it('refuses everybody when it is full, and a network that fills half of it', () => {
    const queue = open()
    const add = (index: number, network: string) => queue.add(entry('', { person: String(index), network }))
    for (let index = 0; index < 6; index += 1) add(index, 'one')
    expect(refusedOf(() => add(6, 'one'))).toBe('all')
    for (let index = 6; index < 12; index += 1) add(index, `other ${index}`)
    expect(refusedOf(() => add(12, 'another'))).toBe('all')
  })
})
