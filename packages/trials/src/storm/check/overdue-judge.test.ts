import { describe, expect, it } from 'vitest'
import { createOverdueJudge } from './overdue-judge.ts'

const turns = (expireHolds: number, pace: number) => ({ expireHolds, pace })

interface Seen {
  expireHolds: number
  pace: number
  era?: string
  overdue?: boolean
  isTurning?: boolean
}

/** Judges a series of looks at the same hold, with no change during a look. */
const see = (seen: ReadonlyArray<Seen>) => {
  const judge = createOverdueJudge()
  return seen.flatMap(({ expireHolds, pace, era = 'calm', overdue = true, isTurning = false }) =>
    judge({
      era,
      before: turns(expireHolds, pace),
      overdue: overdue ? ['hold'] : [],
      isTurning,
      after: turns(expireHolds, pace),
    }),
  )
}

describe('an overdue hold', () => {
  it('may wait as long as no timer gets a turn', () => {
    expect(see(Array.from({ length: 200 }, () => ({ expireHolds: 7, pace: 9 })))).toEqual([])
  })

  it('may remain after the turn that was under way', () => {
    expect(see([turns(7, 9), turns(8, 10), { ...turns(9, 11), overdue: false }])).toEqual([])
  })

  it('is a violation after a turn that began when it was overdue', () => {
    expect(see([turns(7, 9), turns(8, 10), turns(9, 11)])).toEqual(['I6 hold was passed over by the timer'])
  })

  it('is a violation when its timer stands still while another of the same pace runs', () => {
    expect(see([turns(7, 9), turns(7, 13)])).toEqual([])
    expect(see([turns(7, 9), turns(7, 14)])).toEqual(['I6 hold waits for a timer that starves'])
  })

  it('may wait for a turn with much to do, but not for one that hangs', () => {
    const busy = { ...turns(7, 14), isTurning: true }
    expect(see([turns(7, 9), busy, { ...busy, pace: 53 }])).toEqual([])
    expect(see([turns(7, 9), busy, { ...busy, pace: 54 }])).toEqual([
      'I6 hold waits for a timer that starves',
    ])
    expect(see([turns(7, 9), busy, turns(7, 15)])).toEqual(['I6 hold waits for a timer that starves'])
  })

  it('is judged anew after a blow, and when it is another hold', () => {
    expect(see([turns(7, 9), { ...turns(9, 14), era: 'blown' }])).toEqual([])
    expect(see([turns(7, 9), { ...turns(8, 10), overdue: false }, turns(9, 14)])).toEqual([])
  })

  it('is judged by the turns known after it was first seen', () => {
    const judge = createOverdueJudge()
    judge({ era: 'calm', before: turns(1, 1), overdue: ['hold'], isTurning: false, after: turns(5, 8) })
    expect(
      judge({ era: 'calm', before: turns(6, 9), overdue: ['hold'], isTurning: false, after: turns(9, 20) }),
    ).toEqual([])
  })
})
