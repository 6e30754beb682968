import { expect, it } from 'vitest'
import { createFairLine } from './fair-line.ts'

const patience = 10_000
const open = (options = {}) =>
  createFairLine({ atOnce: 2, atOncePerAsker: 1, waitingAtMost: 4, waitingPerAsker: 3, ...options })

/** Lets all pending callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('leaves room for others beside somebody who requests many pages', async () => {
  const line = open()
  await line.enter('many', patience)
  void line.enter('many', patience)
  const leave = await line.enter('one', patience)
  expect(leave).toBeTypeOf('function')
})

it('serves those who wait in turns', async () => {
  const line = open({ atOnce: 1 })
  const order: string[] = []
  const ask = (asker: string, name: string) =>
    line.enter(asker, patience).then((leave) => {
      order.push(name)
      setImmediate(leave)
    })
  const first = await line.enter('x', patience)
  const all = [ask('many', 'm1'), ask('many', 'm2'), ask('many', 'm3'), ask('one', 'o1')]
  first()
  await Promise.all(all)
  expect(order).toEqual(['m1', 'o1', 'm2', 'm3'])
})

it('refuses requests beyond a share, and drops those of the largest asker first when the queue is full', async () => {
  const line = open({ atOnce: 1 })
  const leave = await line.enter('x', patience)
  const asked = ['many', 'many', 'many', 'few'].map((asker) => line.enter(asker, patience))
  await expect(line.enter('many', patience)).rejects.toMatchObject({ fault: 'overloaded' })
  const late = line.enter('late', patience)
  await expect(asked[2]).rejects.toMatchObject({ fault: 'overloaded' })
  leave()
  for (const promise of [asked[0], asked[3], late, asked[1]]) (await promise)!()
})

it('rejects a request that has waited too long, and continues with the others', async () => {
  const line = open({ atOnce: 1 })
  const leave = await line.enter('x', patience)
  await expect(line.enter('y', 5)).rejects.toMatchObject({ fault: 'overloaded' })
  const other = line.enter('z', patience)
  leave()
  leave()
  await settle()
  ;(await other)()
  ;(await line.enter('y', patience))()
})
