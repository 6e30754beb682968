import { describe, expect, it } from 'vitest'
import { createOverdueJudge } from './overdue-judge.ts'

const turns = (letGo: number, pace: number) => ({ letGo, pace })

/** Looks at the same hold, one after the other, nothing happening during a look. */
const see = (seen: ReadonlyArray<{ letGo: number; pace: number; era?: string; overdue?: boolean }>) => {
  const judge = createOverdueJudge()
  return seen.flatMap(({ letGo, pace, era = 'calm', overdue = true }) =>
    judge({
      era,
      before: turns(letGo, pace),
      overdue: overdue ? ['hold'] : [],
      after: turns(letGo, pace),
    }),
  )
}

describe('a hold that is over', () => {
  it('may wait as long as the machine lets nobody have a turn', () => {
    expect(see(Array.from({ length: 200 }, () => ({ letGo: 7, pace: 9 })))).toEqual([])
  })

  it('may be there after the turn that was under way', () => {
    expect(see([turns(7, 9), turns(8, 10), { ...turns(9, 11), overdue: false }])).toEqual([])
  })

  it('is a violation after a turn that began when it was over', () => {
    expect(see([turns(7, 9), turns(8, 10), turns(9, 11)])).toEqual(['I6 hold was passed over by the timer'])
  })

  it('is a violation while its timer stands still and another of the same pace goes on', () => {
    expect(see([turns(7, 9), turns(7, 13)])).toEqual([])
    expect(see([turns(7, 9), turns(7, 14)])).toEqual(['I6 hold waits for a timer that starves'])
  })

  it('is looked at anew after a blow, and when it is another one', () => {
    expect(see([turns(7, 9), { ...turns(9, 14), era: 'blown' }])).toEqual([])
    expect(see([turns(7, 9), { ...turns(8, 10), overdue: false }, turns(9, 14)])).toEqual([])
  })

  it('counts from what was known after it was seen', () => {
    const judge = createOverdueJudge()
    judge({ era: 'calm', before: turns(1, 1), overdue: ['hold'], after: turns(5, 8) })
    expect(judge({ era: 'calm', before: turns(6, 9), overdue: ['hold'], after: turns(9, 20) })).toEqual([])
  })
})
