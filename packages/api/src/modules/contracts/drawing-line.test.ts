import { afterEach, expect, it, vi } from 'vitest'
import { drawInTurn } from './drawing-line.ts'

afterEach(() => vi.restoreAllMocks())

it('renders one document after the other, in the order of the calls, even when one fails', async () => {
  const seen: string[] = []
  const paper = (name: string, fails = false) =>
    drawInTurn(async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
    })
  const papers = await Promise.allSettled([paper('first'), paper('second', true), paper('third')])
  expect(papers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

it('tells those who waited for ten seconds to come back, without rendering theirs, and goes on with the next one', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const [begun, longOne] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const first = drawInTurn(() => {
    begun.resolve()
    return longOne.promise
  })
  await begun.promise
  const rendered: string[] = []
  const second = drawInTurn(async () => rendered.push('second'))
  clock.mockReturnValue(10_001)
  const third = drawInTurn(async () => rendered.push('third'))
  longOne.resolve('first')
  await expect(second).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
  expect([await first, await third, rendered]).toEqual(['first', 1, ['third']])
})
