import type { OwnedProperty } from '@metrolibre/api-client'
import { addDays, slotOf, startOfDay } from '@metrolibre/contract'
import * as v from 'valibot'

const day = v.pipe(v.string(), v.isoDate('validation.required'))

/**
 * What the form of a block asks for: the first and the last blocked day, and hours on the clock. Nothing before
 * `today` can be blocked (RULES.md §5.20).
 */
export const blockSchema = (today: string) =>
  v.pipe(
    v.object({
      roomId: v.string(),
      from: v.pipe(day, v.minValue(today, 'validation.day_past')),
      to: day,
      fromHour: v.string(),
      toHour: v.string(),
      note: v.pipe(v.string(), v.maxLength(200, 'validation.max_length')),
    }),
    v.forward(
      v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'validation.day_order'),
      ['to'],
    ),
  )

export type BlockValues = v.InferInput<ReturnType<typeof blockSchema>>

/** The whole property, from midnight to midnight. */
export const emptyBlock: BlockValues = {
  roomId: '',
  from: '',
  to: '',
  fromHour: '0',
  toHour: '24',
  note: '',
}

type Place = Pick<OwnedProperty, 'timeZone' | 'rentalMode'>

/** Returns the period in epoch milliseconds, or undefined while the values give none. */
export const periodOfBlock = (
  { from, to, fromHour, toHour }: BlockValues,
  { timeZone, rentalMode }: Place,
): { start: number; end: number } | undefined => {
  if (!from || !to || from > to) return undefined
  const wholeDays = rentalMode === 'month' || (fromHour === '0' && toHour === '24')
  const start = wholeDays ? startOfDay(from, timeZone) : slotOf(from, Number(fromHour) + 1, timeZone)?.start
  const end = wholeDays ? startOfDay(addDays(to, 1), timeZone) : slotOf(to, Number(toHour), timeZone)?.end
  return start !== undefined && end !== undefined && start < end ? { start, end } : undefined
}
