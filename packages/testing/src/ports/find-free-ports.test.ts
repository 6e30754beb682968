import { createServer, type Server } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePorts } from './find-free-ports.ts'

const listen = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
    onTestFinished(() => void server.close())
  })

it('leaves a place of which one port is in use', async () => {
  const [taken, free] = [await findFreePorts(5), await findFreePorts(5)]
  await listen(taken + 3)
  const draws = [taken, free]
  expect(await findFreePorts(5, () => draws.shift()!)).toBe(free)
})

it('gives up when every place is in use', async () => {
  const taken = await findFreePorts(1)
  await listen(taken)
  await expect(findFreePorts(1, () => taken)).rejects.toThrow('No 1 consecutive free ports')
})

it('returns ports that can all be listened at', async () => {
  const first = await findFreePorts(11)
  for (let index = 0; index < 11; index++) await listen(first + index)
})
