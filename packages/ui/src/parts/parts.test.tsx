// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { BackButton } from './back-button.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import { Stepper } from './stepper.tsx'
import { Tabs } from './tabs.tsx'
import { Pagination, pagesToShow } from './pagination.tsx'

const pages = (page: number, pageCount: number) =>
  draw(
    <Pagination
      label="Páginas"
      page={page}
      pageCount={pageCount}
      pageTo={(target) => `?page=${target}`}
      previousText="Anterior"
      nextText="Siguiente"
      pageLabel={(target) => `Página ${target}`}
    />,
  )

describe('pagination', () => {
  it('is not rendered for a single page', () => {
    const { container } = pages(1, 1)
    expect(container.querySelector('nav')).toBeNull()
  })

  it('has no link back on the first page and none forward on the last', () => {
    pages(1, 3)
    expect(screen.queryByRole('link', { name: 'Anterior' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Siguiente' }).getAttribute('href')).toBe('?page=2')
    expect(screen.getByRole('link', { name: 'Página 1' }).getAttribute('aria-current')).toBe('page')
  })

  it('leaves out page numbers only where at least two are missing', () => {
    expect(pagesToShow(1, 3)).toEqual([1, 2, 3])
    expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(pagesToShow(5, 12)).toEqual([1, null, 4, 5, 6, null, 12])
  })
})

describe('the steps of a booking', () => {
  it('announce the current step and the completed ones', () => {
    const steps = [
      { id: '1', text: 'Fechas' },
      { id: '2', text: 'Firma' },
    ]
    draw(<Stepper label="Reserva" steps={steps} current={1} doneLabel="Listo" />)
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.querySelector('[aria-label="Listo"]')).not.toBeNull()
    expect(second?.getAttribute('aria-current')).toBe('step')
  })
})

describe('the countdown of a hold', () => {
  afterEach(() => vi.useRealTimers())

  it('counts down, warns at five minutes and at one minute, and ends once', () => {
    vi.useFakeTimers({ now: 0 })
    const onExpire = vi.fn<() => void>()
    const minute = 60_000
    draw(
      <HoldCountdown
        expiresAt={6 * minute}
        totalMs={15 * minute}
        label="Apartada"
        notice={(minutes) => `Quedan ${minutes}`}
        onExpire={onExpire}
      />,
    )
    expect(screen.getByRole('timer').textContent).toBe('6:00')
    act(() => void vi.advanceTimersByTime(minute))
    expect(screen.getByText('Quedan 5')).toBeDefined()
    act(() => void vi.advanceTimersByTime(4 * minute))
    expect(screen.getByText('Quedan 1')).toBeDefined()
    act(() => void vi.advanceTimersByTime(2 * minute))
    expect(screen.getByRole('timer').textContent).toBe('0:00')
    expect(onExpire).toHaveBeenCalledOnce()
  })
})

describe('the back button of a wizard', () => {
  it('has a label for screen readers only on a phone, where it stands beside another button', () => {
    draw(
      <>
        <div>
          <BackButton text="Volver a los datos" />
          <button type="button">Agendar visita técnica</button>
        </div>
        <div>
          <BackButton text="Volver a la estimación" />
        </div>
      </>,
    )
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const onPhones = rules
      .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('max-width: 759px'))
      .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
      .filter(({ style }) => style.clipPath === 'inset(50%)')
    const isHidden = (text: string) =>
      onPhones.some(({ selectorText }) => screen.getByText(text).matches(selectorText))
    expect(isHidden('Volver a los datos')).toBe(true)
    expect(isHidden('Volver a la estimación')).toBe(false)
  })
})

it('brings the current tab into view, also once a badge has moved it, and leaves it where people move it', () => {
  const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(480)
  const tabs = ['a', 'b'].map((id) => ({ id, to: `#${id}`, text: id }))
  const { rerender } = draw(<Tabs label="Ficha" currentId="b" tabs={tabs} />)
  const nav = screen.getByRole('navigation')
  expect(nav.scrollLeft).toBe(480)
  nav.scrollLeft = 100
  rerender(<Tabs label="Ficha" currentId="b" tabs={[...tabs]} />)
  expect(nav.scrollLeft).toBe(100)
  left.mockReturnValue(560)
  rerender(<Tabs label="Ficha" currentId="b" tabs={[{ ...tabs[0]!, extra: '3' }, tabs[1]!]} />)
  expect(nav.scrollLeft).toBe(560)
  left.mockRestore()
})
