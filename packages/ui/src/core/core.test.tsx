// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { HoldCountdown } from './booking/hold-countdown.tsx'
import { Stepper } from './booking/stepper.tsx'
import { Button } from './button/button.tsx'
import { Pagination, pagesToShow } from './navigation/pagination.tsx'
import { Picture } from './picture/picture.tsx'
import { PropertyCard } from './property/property-card.tsx'

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

describe('a button', () => {
  it('ignores presses while it loads, and keeps the focus', async () => {
    const onClick = vi.fn<() => void>()
    draw(
      <Button loading onClick={onClick}>
        Pagar
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Pagar' })
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
  })

  it('does not submit a form unless it has type submit', () => {
    draw(<Button>Ver</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })
})

describe('a picture', () => {
  it('reserves its size before it is loaded, and lists the narrowest copy first', () => {
    const variants = [
      { url: '/b.webp', width: 960 },
      { url: '/a.webp', width: 480 },
    ]
    draw(<Picture src="/c.webp" variants={variants} alt="Taller" priority />)
    const image = screen.getByAltText('Taller')
    expect(image.getAttribute('srcset')).toBe('/a.webp 480w, /b.webp 960w')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800'])
    expect(image.getAttribute('loading')).toBeNull()
  })

  it('shows an icon when there is no image', () => {
    draw(<Picture alt="Taller" />)
    expect(screen.getByRole('img', { name: 'Taller' }).tagName).toBe('SPAN')
  })
})

describe('a property card', () => {
  it('says in words that a property is sold out, and is a single link', () => {
    draw(
      <PropertyCard
        href="/p/1"
        name="Altillo"
        place="Ñuñoa"
        kind="Pieza"
        price={{ state: 'sold-out', text: 'Agotada', note: 'se libera en marzo' }}
      />,
    )
    const link = screen.getByRole('link')
    expect(link.textContent).toContain('Agotada')
    expect(screen.getByRole('heading', { level: 3, name: 'Altillo' })).toBeDefined()
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
