import { type RefObject, useLayoutEffect } from 'react'
import { type PlainDate, weekdayOf } from './plain-date.ts'

/** The ids by which the rows of a grid own what the library draws. */
export const headId = (grid: string, weekday: number): string => `${grid}-${weekday}`
export const dayId = (grid: string, day: PlainDate): string => `${grid}-${day}`

/** What a day is besides its name. */
export interface CellState {
  selected: boolean
  disabled: boolean
  today: boolean
}

const set = (element: Element, attributes: Record<string, string | undefined>) => {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/**
 * Makes cells of a grid of the days and names of weekdays in a box (ARIA practices, "Grid" and "Date Picker Dialog"). The library
 * draws them without rows and takes no attributes of ours, so they are set after each render; rows own them by their ids.
 */
export const useDayGrid = (
  box: RefObject<HTMLElement | null>,
  grid: string,
  stateOf: (day: PlainDate) => CellState,
): void =>
  useLayoutEffect(() => {
    const heads = box.current?.querySelectorAll('.react-calendar__month-view__weekdays__weekday') ?? []
    for (const [weekday, head] of heads.entries())
      set(head, {
        id: headId(grid, weekday),
        role: 'columnheader',
        'aria-colindex': String(weekday + 1),
      })
    for (const content of box.current?.querySelectorAll<HTMLElement>('[data-day]') ?? []) {
      const day = content.dataset['day']!
      const { selected, disabled, today } = stateOf(day)
      set(content.closest('button')!, {
        id: dayId(grid, day),
        role: 'gridcell',
        'aria-colindex': String(weekdayOf(day) + 1),
        'aria-selected': String(selected),
        'aria-disabled': disabled ? 'true' : undefined,
        'aria-current': today ? 'date' : undefined,
      })
    }
  })
