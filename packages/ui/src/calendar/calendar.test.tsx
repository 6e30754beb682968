// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import {
  type DayFacts,
  type HourRun,
  HourSlots,
  MonthCalendar,
  type MonthCalendarProps,
  MonthTape,
} from './index.ts'

// jsdom lays nothing out, so nothing would count as visible.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body })

const texts = { label: 'Fechas', previousMonth: 'Mes anterior', nextMonth: 'Mes siguiente' }
const facts = (day: string): DayFacts => ({
  booked: day === '2026-12-09',
  validEnd: day === '2027-01-07',
  note: day === '2027-01-07' ? 'Término posible' : undefined,
})

const drawCalendar = (more: Partial<MonthCalendarProps> = {}) => {
  const onDayPress = vi.fn<(day: string) => void>()
  draw(
    <MonthCalendar
      locale="es"
      today="2026-11-20"
      min="2026-12-02"
      max="2027-06-30"
      value={{ start: '2026-12-07', end: null }}
      factsOf={facts}
      onDayPress={onDayPress}
      texts={texts}
      {...more}
    />,
  )
  return onDayPress
}

const day = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name}`) }) as HTMLButtonElement

describe('the calendar', () => {
  it('hands out plain days', async () => {
    const onDayPress = drawCalendar()
    await userEvent.click(day('10 de diciembre de 2026'))
    expect(onDayPress).toHaveBeenCalledExactlyOnceWith('2026-12-10')
  })

  it('does not let a booked day or one outside the window be chosen', () => {
    drawCalendar()
    expect(day('9 de diciembre de 2026').disabled).toBe(true)
    expect(day('1 de diciembre de 2026').disabled).toBe(true)
  })

  it('reads the note of a day with it', () => {
    drawCalendar()
    expect(day('7 de enero de 2027').textContent).toContain('Término posible')
  })

  it('has one day in the tab order: the chosen one', () => {
    drawCalendar()
    const inOrder = within(screen.getByRole('group', { name: 'Fechas' }))
      .getAllByRole('button')
      .filter((button) => button.matches('.ml-day:not(:disabled)') && button.tabIndex === 0)
    expect(inOrder).toEqual([day('7 de diciembre de 2026')])
  })

  it('moves by arrows over what cannot be chosen', async () => {
    drawCalendar()
    day('7 de diciembre de 2026').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(day('10 de diciembre de 2026'))
    await userEvent.keyboard('{ArrowDown}{Home}')
    expect(document.activeElement).toBe(day('14 de diciembre de 2026'))
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(day('20 de diciembre de 2026'))
  })

  it('goes into months that are not shown yet', async () => {
    drawCalendar()
    day('7 de diciembre de 2026').focus()
    await userEvent.keyboard('{PageDown}{PageDown}')
    expect(document.activeElement).toBe(day('7 de febrero de 2027'))
    await userEvent.keyboard('{PageUp}')
    expect(document.activeElement).toBe(day('7 de enero de 2027'))
  })

  it('speaks English', () => {
    drawCalendar({ locale: 'en' })
    expect(day('December 7, 2026')).toBeDefined()
  })
})

describe('hours', () => {
  const slots = [9, 10, 11, 12].map((slot) => ({
    slot,
    text: `${slot - 1}:00`,
    state: slot === 10 ? ('booked' as const) : ('free' as const),
  }))

  it('move downwards by arrows and skip what is taken', async () => {
    draw(
      <HourSlots
        label="Horas"
        slots={slots}
        value={null}
        onChange={vi.fn<(run: HourRun | null) => void>()}
      />,
    )
    screen.getByRole('button', { name: '8:00' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('10:00')
  })

  it('say which are chosen', async () => {
    const onChange = vi.fn<(run: HourRun | null) => void>()
    draw(<HourSlots label="Horas" slots={slots} value={{ first: 11, last: 11 }} onChange={onChange} />)
    expect(screen.getByRole('button', { name: '10:00' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: '11:00' }))
    expect(onChange).toHaveBeenCalledWith({ first: 11, last: 12 })
  })
})

describe('the tape of months', () => {
  it('takes everything up to the month that is touched', async () => {
    const onCountChange = vi.fn<(count: number) => void>()
    const months = ['dic', 'ene', 'feb'].map((name, index) => ({ id: name, name, note: `${index + 1}` }))
    draw(<MonthTape label="Cuánto dura" months={months} count={1} onCountChange={onCountChange} />)
    await userEvent.click(screen.getByRole('button', { name: /feb/ }))
    expect(onCountChange).toHaveBeenCalledWith(3)
  })
})
