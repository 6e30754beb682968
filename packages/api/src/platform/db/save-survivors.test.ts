import fc from 'fast-check'
import { expect, it } from 'vitest'
import { saveSurvivors } from './save-survivors.ts'

const refused = () => Object.assign(new Error('refused'), { code: '22P05' })

it('saves exactly the rows that are not refused, whichever they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 60 }), async (good) => {
      const rows = good.map((isGood, at) => ({ isGood, at }))
      const saved: typeof rows = []
      const told: typeof rows = []
      await saveSurvivors(
        rows,
        async (part) => {
          if (part.some(({ isGood }) => !isGood)) throw refused()
          saved.push(...part)
        },
        (row) => told.push(row),
      )
      expect(saved).toEqual(rows.filter(({ isGood }) => isGood))
      expect(told).toEqual(rows.filter(({ isGood }) => !isGood))
    }),
  )
})

it('passes on any other failure', async () => {
  const lost = Object.assign(new Error('lost'), { code: '08006' })
  await expect(
    saveSurvivors(
      [1, 2],
      () => Promise.reject(lost),
      () => undefined,
    ),
  ).rejects.toBe(lost)
})
