import { expect, it } from 'vitest'
import { drawInTurn } from './drawing-line.ts'

it('draws one paper after the other, in the order they were asked for, whatever became of the last', async () => {
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
