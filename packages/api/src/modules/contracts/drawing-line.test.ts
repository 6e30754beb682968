import { expect, it } from 'vitest'
import { drawInTurn } from './drawing-line.ts'

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
