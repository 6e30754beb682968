import { expect, it } from 'vitest'
import { presetPeriodOf } from './period-presets.ts'

it('offers months from today, and the whole of the next one', () => {
  expect(presetPeriodOf('month', '2027-01-31')).toEqual({ from: '2027-01-31', to: '2027-02-28' })
  expect(presetPeriodOf('quarter', '2026-11-24')).toEqual({ from: '2026-11-24', to: '2027-02-24' })
  expect(presetPeriodOf('year', '2026-11-24')).toEqual({ from: '2026-11-24', to: '2027-11-24' })
  expect(presetPeriodOf('nextMonth', '2026-12-24')).toEqual({ from: '2027-01-01', to: '2027-02-01' })
})
