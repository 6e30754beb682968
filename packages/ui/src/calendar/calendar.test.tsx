// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import {
  type DayFacts,
  type HourRun,
  HourSlots,
  MonthCalendar,
  type MonthCalendarProps,
  MonthTape,
} from './index.ts'

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
  screen.getByRole('gridcell', { name: new RegExp(`, ${name}`) }) as HTMLButtonElement

// jsdom has no media queries.
let isNarrow = false
beforeEach(() => {
  isNarrow = false
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: isNarrow && media.includes('max-width'), media }),
  )
})

describe('the calendar', () => {
  it('draws one month on a phone, and leads to the last one', async () => {
    isNarrow = true
    drawCalendar({ initialMonth: '2027-05' })
    expect(screen.getAllByRole('grid')).toHaveLength(1)
    const next = screen.getByRole('button', { name: 'Mes siguiente' })
    await userEvent.click(next)
    expect(screen.getByText('junio 2027')).toBeTruthy()
    expect((next as HTMLButtonElement).disabled).toBe(true)
  })

  it('reports the pressed day as a plain date', async () => {
    const onDayPress = drawCalendar()
    await userEvent.click(day('10 de diciembre de 2026'))
    expect(onDayPress).toHaveBeenCalledExactlyOnceWith('2026-12-10')
  })

  it('disables booked days and days outside the allowed range', () => {
    drawCalendar()
    expect(day('9 de diciembre de 2026').disabled).toBe(true)
    expect(day('1 de diciembre de 2026').disabled).toBe(true)
  })

  it('takes notes away with Escape until another day gets the focus', async () => {
    drawCalendar()
    const calendar = document.querySelector<HTMLElement>('.ml-months')!
    day('10 de diciembre de 2026').focus()
    await userEvent.keyboard('{Escape}')
    expect(calendar.dataset['quiet']).toBe('')
    expect(document.activeElement).toBe(day('10 de diciembre de 2026'))
    await userEvent.keyboard('{ArrowRight}')
    expect(calendar.dataset['quiet']).toBeUndefined()
  })

  it('announces the note of a day together with the day', () => {
    drawCalendar()
    expect(day('7 de enero de 2027').textContent).toContain('Término posible')
  })

  it('lets a blocked day that says why have the focus, but not be chosen', async () => {
    const closed = (name: string): DayFacts =>
      name === '2026-12-08' ? { disabled: true, note: 'No hay fechas', reason: 'Reservado' } : {}
    const onDayPress = drawCalendar({ factsOf: closed })
    day('7 de diciembre de 2026').focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(document.activeElement).toBe(day('8 de diciembre de 2026'))
    expect(document.activeElement?.textContent).toContain('No hay fechasReservado')
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
    expect(onDayPress).not.toHaveBeenCalled()
  })

  it('moves on to the day that it follows, and keeps the focus on the start', async () => {
    function Stay() {
      const [start, setStart] = useState<string | null>(null)
      return (
        <MonthCalendar
          locale="es"
          today="2026-11-20"
          min="2026-12-02"
          max="2027-06-30"
          value={{ start, end: null }}
          onDayPress={setStart}
          follow={start ? '2027-02-20' : undefined}
          texts={texts}
        />
      )
    }
    draw(<Stay />)
    await userEvent.click(day('20 de enero de 2027'))
    expect(day('20 de febrero de 2027')).toBeDefined()
    expect(document.activeElement).toBe(day('20 de enero de 2027'))
  })

  it('has only the chosen day in the tab order', () => {
    drawCalendar()
    const inOrder = within(screen.getByRole('group', { name: 'Fechas' }))
      .getAllByRole('gridcell')
      .filter((button) => button.matches('.ml-day:not(:disabled)') && button.tabIndex === 0)
    expect(inOrder).toEqual([day('7 de diciembre de 2026')])
  })

  it('skips disabled days when the arrow keys move the focus', async () => {
    drawCalendar()
    day('7 de diciembre de 2026').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(day('10 de diciembre de 2026'))
    await userEvent.keyboard('{ArrowDown}{Home}')
    expect(document.activeElement).toBe(day('14 de diciembre de 2026'))
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(day('20 de diciembre de 2026'))
  })

  it('opens a month that is not shown yet when the arrow keys move there', async () => {
    drawCalendar()
    day('7 de diciembre de 2026').focus()
    await userEvent.keyboard('{PageDown}{PageDown}')
    expect(document.activeElement).toBe(day('7 de febrero de 2027'))
    await userEvent.keyboard('{PageUp}')
    expect(document.activeElement).toBe(day('7 de enero de 2027'))
  })

  it('moves by a month or a year to the nearest day there that can be reached, and as far as it goes', async () => {
    const shut = (name: string): DayFacts => ({
      booked: name === '2027-01-31' || name.startsWith('2027-03'),
    })
    drawCalendar({ factsOf: shut, max: '2028-02-10', value: { start: '2026-12-31', end: null } })
    day('31 de diciembre de 2026').focus()
    const steps: Array<[keys: string, day: string]> = [
      ['{PageDown}', '30 de enero de 2027'],
      ['{PageDown}', '28 de febrero de 2027'],
      ['{PageDown}', '1 de abril de 2027'],
      ['{PageUp}', '28 de febrero de 2027'],
      ['{Shift>}{PageDown}{/Shift}', '10 de febrero de 2028'],
      ['{PageDown}', '10 de febrero de 2028'],
      ['{Shift>}{PageUp}{/Shift}', '10 de febrero de 2027'],
      ['{Shift>}{PageUp}{/Shift}', '2 de diciembre de 2026'],
    ]
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys)
      expect(document.activeElement, keys).toBe(day(name))
    }
  })

  it('stays in the week with Home and End', async () => {
    drawCalendar({ factsOf: (name) => ({ booked: ['2026-12-07', '2026-12-13'].includes(name) }) })
    day('9 de diciembre de 2026').focus()
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(day('8 de diciembre de 2026'))
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(day('12 de diciembre de 2026'))
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(day('12 de diciembre de 2026'))
  })

  it('shows the names of days and months in English', () => {
    drawCalendar({ locale: 'en' })
    expect(day('December 7, 2026')).toBeDefined()
  })

  it.each([
    ['es', 'lunes, 7 de diciembre de 2026', 'enero 2027', 'lunes', 'domingo'],
    ['en', 'Monday, December 7, 2026', 'January 2027', 'Monday', 'Sunday'],
  ])('names days with their weekday, and weekdays in full: %s', (locale, name, month, monday, sunday) => {
    drawCalendar({ locale })
    expect(screen.getByRole('gridcell', { name }).textContent).toBe('7')
    const heads = screen.getAllByRole('columnheader', { name: monday })
    expect(heads.map(({ textContent }) => textContent)).toEqual([monday.slice(0, 2), monday.slice(0, 2)])
    expect(screen.getAllByRole('columnheader', { name: sunday })).toHaveLength(2)
    expect(screen.getByRole('grid', { name: month })).toBeDefined()
  })

  it('is a grid whose rows own the weekdays and the days of each week', () => {
    drawCalendar()
    const [december] = screen.getAllByRole('grid')
    const rows = within(december!)
      .getAllByRole('row')
      .map((row) =>
        row
          .getAttribute('aria-owns')!
          .split(' ')
          .map((id) => document.getElementById(id)!),
      )
    expect(
      rows.map((cells) => cells.map((cell) => cell.querySelector('abbr')!.textContent).join(' ')),
    ).toEqual([
      'lu ma mi ju vi sá do',
      '1 2 3 4 5 6',
      '7 8 9 10 11 12 13',
      '14 15 16 17 18 19 20',
      '21 22 23 24 25 26 27',
      '28 29 30 31',
    ])
    expect(rows[1]!.map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['2', '3', '4', '5', '6', '7'])
  })

  it('says which days are chosen, blocked and today', () => {
    drawCalendar({ today: '2026-12-10', value: { start: '2026-12-07', end: '2026-12-12' } })
    const selected = screen.getAllByRole('gridcell', { selected: true })
    expect(selected.map((cell) => cell.textContent)).toEqual(['7', '8', '9', '10', '11', '12'])
    expect(day('9 de diciembre de 2026').getAttribute('aria-disabled')).toBe('true')
    expect(day('10 de diciembre de 2026').getAttribute('aria-disabled')).toBeNull()
    expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1)
    expect(day('10 de diciembre de 2026').getAttribute('aria-current')).toBe('date')
  })

  it('announces the month when it becomes another one', async () => {
    drawCalendar({ months: 1 })
    const month = screen.getByText('diciembre 2026')
    expect(month.getAttribute('aria-live')).toBe('polite')
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }))
    expect(month.textContent).toBe('enero 2027')
  })

  it('has one day in the tab order, and keeps the cells of the months that follow', async () => {
    drawCalendar({ months: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }))
    const cells = screen.getAllByRole('gridcell')
    expect(cells).toHaveLength(31)
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([cells[0]])
  })
})

describe('hours', () => {
  const slots = [9, 10, 11, 12].map((slot) => ({
    slot,
    text: `${slot - 1}:00`,
    state: slot === 10 ? ('booked' as const) : ('free' as const),
  }))

  it('move the focus downwards with the arrow keys and skip booked ones', async () => {
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
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('11:00')
    await userEvent.keyboard('{Home}')
    expect(document.activeElement?.textContent).toBe('8:00')
  })

  it('announce which of them are chosen', async () => {
    const onChange = vi.fn<(run: HourRun | null) => void>()
    draw(<HourSlots label="Horas" slots={slots} value={{ first: 11, last: 11 }} onChange={onChange} />)
    expect(screen.getByRole('button', { name: '10:00' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: '11:00' }))
    expect(onChange).toHaveBeenCalledWith({ first: 11, last: 12 })
  })
})

describe('the tape of months', () => {
  it('selects every month up to the pressed one', async () => {
    const onCountChange = vi.fn<(count: number) => void>()
    const months = ['dic', 'ene', 'feb'].map((name, index) => ({ id: name, name, note: `${index + 1}` }))
    draw(<MonthTape label="Cuánto dura" months={months} count={1} onCountChange={onCountChange} />)
    await userEvent.click(screen.getByRole('button', { name: /feb/ }))
    expect(onCountChange).toHaveBeenCalledWith(3)
  })
})
