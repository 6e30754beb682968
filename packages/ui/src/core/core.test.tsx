// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { Button } from './button/button.tsx'
import { Alert } from './feedback/alert.tsx'
import { FailureNotice } from './feedback/failure-notice.tsx'
import { ErrorPanel } from './feedback/failure-panel.tsx'
import { Delayed } from './feedback/skeleton.tsx'
import { MailAddress } from './mail-address.tsx'
import { Picture } from './picture/picture.tsx'
import { PropertyCard } from './property/property-card.tsx'

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

const detail = {
  text: 'Ver detalle',
  content: 'Código: req-4711',
  copy: { value: 'req-4711', text: 'Copiar', copied: 'Copiado' },
}

describe('the detail of a failure', () => {
  it.each([
    ['an alert', <Alert key="alert" tone="bad" title="No se pudo" reference={detail} />],
    [
      'a panel',
      <ErrorPanel
        key="panel"
        title="No se pudo"
        text="Lo demás funciona"
        retry={{ text: 'Reintentar', onRetry: () => {} }}
        detail={detail}
      />,
    ],
  ])('has a button in %s that copies what support asks for', async (_, failure) => {
    const user = userEvent.setup()
    draw(failure)
    await user.click(screen.getByText('Ver detalle'))
    await user.click(screen.getByRole('button', { name: 'Copiar' }))
    expect(await navigator.clipboard.readText()).toBe('req-4711')
    expect(screen.getByRole('button', { name: 'Copiado' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Copiado')
  })
})

describe('the notice that something could not be loaded', () => {
  it('lies over the page wherever what failed belongs', async () => {
    const onRetry = vi.fn<() => void>()
    draw(
      <header>
        <FailureNotice title="Esta parte no responde" text="" retry={{ text: 'Reintentar', onRetry }} />
      </header>,
    )
    const retry = screen.getByRole('button', { name: 'Reintentar' })
    expect(screen.getByRole('banner').contains(retry)).toBe(false)
    await userEvent.click(retry)
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('what stands in for content that loads', () => {
  it('has its room from the start, and is shown after a delay', () => {
    vi.useFakeTimers()
    try {
      draw(
        <Delayed ms={150}>
          <button type="button">Cargando</button>
        </Delayed>,
      )
      const visible = () => screen.queryByRole('button')
      act(() => {
        vi.advanceTimersByTime(149)
      })
      expect(visible()).toBeNull()
      expect(screen.getByRole('button', { hidden: true })).toBeDefined()
      act(() => {
        vi.advanceTimersByTime(1)
      })
      expect(visible()).not.toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('an e-mail address', () => {
  it('can be broken before its @ and the dots behind it, and is read as it is written', () => {
    draw(<MailAddress address="espacio.casona-el-compas@metrolibre.example" />)
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((part) => part.textContent)
    expect(textsOf('.ml-mail-address > span')).toEqual(['espacio.casona-el-compas', '@metrolibre.example'])
    const parts = textsOf('.ml-mail-address span:not(:has(span))')
    expect(parts).toEqual(['espacio.casona-el-compas', '@metrolibre', '.example'])
    expect(document.body.textContent).toBe('espacio.casona-el-compas@metrolibre.example')
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
