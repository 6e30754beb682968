import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { type PlainDate, addDays, monthOf, sameDayIn, weekdayOf } from './plain-date.ts'

/** How many days a key press searches for one that can be chosen before it stops. */
const reachDays = 400

type Search = (day: PlainDate, shift: boolean) => PlainDate[]

/** Returns the days from the first one on, in steps of one day. */
const walk = (first: PlainDate, step: 1 | -1, count: number): PlainDate[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index * step))

/** Goes on in the direction of the key for as long as it takes to find a day. */
const onward =
  (days: number): Search =>
  (day) =>
    walk(addDays(day, days), days < 0 ? -1 : 1, reachDays)

/** Goes to one end of the week, or as near to it as possible. */
const weekEnd =
  (step: 1 | -1): Search =>
  (day) => {
    const away = step === 1 ? 6 - weekdayOf(day) : weekdayOf(day)
    return walk(addDays(day, step * away), step === 1 ? -1 : 1, away)
  }

/**
 * Goes to the same day of another month, or of another year with Shift: to the nearest one there, or else to the first one
 * beyond, or else as far in that direction as possible.
 */
const page =
  (step: 1 | -1): Search =>
  (day, shift) => {
    const same = sameDayIn(day, step * (shift ? 12 : 1))
    const near = walk(same, 1, 31).flatMap((later, by) => [later, addDays(same, -by)])
    const back: PlainDate[] = []
    for (let one = same; step === 1 ? one > day : one < day; one = addDays(one, -step)) back.push(one)
    return [...near.filter((one) => monthOf(one) === monthOf(same)), ...walk(same, step, reachDays), ...back]
  }

/** The days that a key leads to; the first that can be reached gets the focus. */
const searches: Record<string, Search> = {
  ArrowLeft: onward(-1),
  ArrowRight: onward(1),
  ArrowUp: onward(-7),
  ArrowDown: onward(7),
  PageUp: page(-1),
  PageDown: page(1),
  Home: weekEnd(-1),
  End: weekEnd(1),
}

const buttonOf = (box: HTMLElement, day: PlainDate) =>
  box.querySelector(`[data-day="${day}"]`)?.closest<HTMLButtonElement>('button')

const reachableIn = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLButtonElement>('.ml-day:not(:disabled)'),
]

/**
 * Keyboard control of the calendar. Only one day is in the tab order; the arrow keys, Home, End, PageUp and
 * PageDown (with Shift by a year) move to other days, skip those that can't be chosen and say nothing, and continue
 * into other months.
 * `focusNext` gives a day the focus once it is rendered.
 */
export const useDayKeys = (
  box: RefObject<HTMLElement | null>,
  options: {
    preferred: PlainDate | null
    isReachable: (day: PlainDate) => boolean
    onMonth: (day: PlainDate) => void
  },
) => {
  const wanted = useRef<PlainDate>(undefined)

  useEffect(() => {
    const grid = box.current
    if (!grid) return
    if (wanted.current) {
      buttonOf(grid, wanted.current)?.focus()
      wanted.current = undefined
    }
    const days = reachableIn(grid)
    const preferred = options.preferred && buttonOf(grid, options.preferred)
    const entry =
      days.find((day) => day === document.activeElement) ??
      days.find((day) => day === preferred) ??
      days.find((day) => day.getAttribute('aria-disabled') === null) ??
      days[0]
    for (const day of days) day.tabIndex = day === entry ? 0 : -1
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const search = searches[event.key]
    const from = (event.target as HTMLElement).querySelector?.('[data-day]')?.getAttribute('data-day')
    if (!search || !from || !box.current || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const target = search(from, event.shiftKey).find(options.isReachable)
    if (target === undefined) return
    const button = buttonOf(box.current, target)
    if (button) {
      for (const day of reachableIn(box.current)) day.tabIndex = day === button ? 0 : -1
      button.focus()
      return
    }
    wanted.current = target
    options.onMonth(monthOf(target))
  }
  const focusNext = (day: PlainDate) => {
    wanted.current = day
  }
  return { onKeyDown, focusNext }
}
