// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../core/button/button.tsx'
import { draw } from '../testing/draw.tsx'
import { Menu, Popover } from './index.ts'

HTMLElement.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList
HTMLElement.prototype.scrollTo = () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

describe('a popover', () => {
  it('announces its label, closes with Escape and restores the focus', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    draw(
      <Popover label="Idioma y país" trigger={<Button>Chile · ES</Button>} onOpenChange={onOpenChange}>
        <button type="button">English</button>
      </Popover>,
    )
    const trigger = screen.getByRole('button', { name: 'Chile · ES' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(trigger)
    expect(await screen.findByRole('dialog', { name: 'Idioma y país' })).toBeDefined()
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
    // From the frame on in which it takes the focus, it also hears keys.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'English' })))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(trigger))
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })
})

it('a panel closes when one goes back, and the page stays', async () => {
  draw(
    <Popover label="Filtros" trigger={<Button>Filtro</Button>}>
      <button type="button">Activo</button>
    </Popover>,
  )
  window.history.replaceState({ key: 'page' }, '')
  await userEvent.click(screen.getByRole('button', { name: 'Filtro' }))
  expect(await screen.findByRole('dialog', { name: 'Filtros' })).toBeDefined()
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.history.state).toMatchObject({ key: 'page' })
})

describe('a menu', () => {
  it('moves with the arrow keys and runs the chosen action', async () => {
    const [hide, remove] = [vi.fn<() => void>(), vi.fn<() => void>()]
    draw(
      <Menu
        trigger={<Button>Más</Button>}
        items={[
          { id: 'hide', text: 'Ocultar', onSelect: hide },
          { id: 'page', text: 'Ver', to: '/propiedad' },
          { id: 'remove', text: 'Borrar', onSelect: remove, danger: true },
          { id: 'never', text: 'Mover', disabled: true },
        ]}
      />,
    )
    screen.getByRole('button', { name: 'Más' }).focus()
    await userEvent.keyboard('{Enter}')
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Ocultar', 'Ver', 'Borrar', 'Mover'])
    expect(items[1]!.getAttribute('href')).toBe('/propiedad')
    expect(items[3]!.getAttribute('aria-disabled')).toBe('true')
    // The menu highlights an item asynchronously after a key press.
    const reached = (index: number) =>
      waitFor(() => expect(items[index]!.hasAttribute('data-highlighted')).toBe(true))
    await reached(0)
    await userEvent.keyboard('{ArrowDown}')
    await reached(1)
    await userEvent.keyboard('{ArrowDown}')
    await reached(2)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove).toHaveBeenCalledOnce())
    expect(hide).not.toHaveBeenCalled()
  })
})
