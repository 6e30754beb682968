import { expect, it } from 'vitest'
import { createFairLine } from './fair-line.ts'

const patience = 10_000
const open = (options = {}) =>
  createFairLine({ atOnce: 2, atOncePerAsker: 1, waitingAtMost: 4, waitingPerAsker: 3, ...options })

/** Lets everything go on that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('leaves room for others beside somebody who asks for much', async () => {
  const line = open()
  await line.enter('many', patience)
  void line.enter('many', patience)
  const leave = await line.enter('one', patience)
  expect(leave).toBeTypeOf('function')
})

it('lets those who wait take turns', async () => {
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

it('refuses what one asks for beyond a share, and drops theirs first when the line is full', async () => {
  const line = open({ atOnce: 1 })
  const leave = await line.enter('x', patience)
  const asked = ['many', 'many', 'many', 'few'].map((asker) => line.enter(asker, patience))
  await expect(line.enter('many', patience)).rejects.toMatchObject({ fault: 'crowded' })
  const late = line.enter('late', patience)
  await expect(asked[2]).rejects.toMatchObject({ fault: 'crowded' })
  leave()
  for (const promise of [asked[0], asked[3], late, asked[1]]) (await promise)!()
})

it('gives up who waited too long, and goes on with the others', async () => {
  const line = open({ atOnce: 1 })
  const leave = await line.enter('x', patience)
  await expect(line.enter('y', 5)).rejects.toMatchObject({ fault: 'crowded' })
  const other = line.enter('z', patience)
  leave()
  leave()
  await settle()
  ;(await other)()
  ;(await line.enter('y', patience))()
})
