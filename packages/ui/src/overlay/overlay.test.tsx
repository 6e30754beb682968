// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../core/button/button.tsx'
import { draw } from '../testing/draw.tsx'
import { ConfirmDialog, Dialog, Toaster } from './index.ts'

// jsdom has no layout, and an element without a box can't take the focus.
HTMLElement.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Entrar" closeLabel="Cerrar">
        <input aria-label="Correo" />
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  it('focuses its first control, closes with Escape and restores the focus', async () => {
    draw(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Correo')))
    expect(screen.getByRole('dialog', { name: 'Entrar' })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Abrir'))
  })

  it('leaves the focus at the content of the page when nobody pressed anything to open it', async () => {
    function OpenAtFirst() {
      const [open, setOpen] = useState(true)
      return (
        <main tabIndex={-1}>
          <Dialog open={open} onClose={() => setOpen(false)} title="Datos">
            <input aria-label="Empresa" />
          </Dialog>
        </main>
      )
    }
    draw(<OpenAtFirst />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Empresa')))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
  })
})

describe('a sheet on a phone', () => {
  const pull = async (pointerType: string, px: number) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    draw(<Opener />)
    fireEvent.click(screen.getByText('Abrir'))
    const title = await screen.findByText('Entrar')
    const pointer = (y: number) => ({ pointerType, pointerId: 1, clientY: y, bubbles: true })
    fireEvent(title, new PointerEvent('pointerdown', pointer(100)))
    fireEvent(title, new PointerEvent('pointermove', pointer(100 + px)))
    const moved = screen.getByRole('dialog').style.translate
    await new Promise((resolve) => setTimeout(resolve, 100))
    fireEvent(title, new PointerEvent('pointerup', pointer(100 + px)))
    vi.unstubAllGlobals()
    return moved
  }
  const isOpen = () => screen.queryByRole('dialog') !== null

  it('follows a finger that pulls its head down, and closes from some distance on', async () => {
    expect(await pull('touch', 200)).toBe('0px 200px')
    await waitFor(() => expect(isOpen()).toBe(false))
  })

  it('goes back to its place after a short pull, and does not follow a mouse', async () => {
    expect(await pull('touch', 40)).toBe('0px 40px')
    expect(screen.getByRole('dialog').style.translate).toBe('')
    cleanup()
    expect(await pull('mouse', 200)).toBe('')
    expect(isOpen()).toBe(true)
  })
})

describe('a dialog beside the frame of an extension', () => {
  const openBesideFrame = async () => {
    draw(
      <>
        <iframe title="Gestor de claves" />
        <Opener />
      </>,
    )
    const inside = document.querySelector('iframe')!.contentDocument!
    inside.body.innerHTML = '<input aria-label="Clave maestra">'
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
    await userEvent.type(await screen.findByLabelText('Correo'), 'ana@example.cl')
    return { dialog: screen.getByRole('dialog'), inside: inside.querySelector('input')! }
  }

  it.each([
    ['takes the focus', 'focus.outside', () => new FocusEvent('focusin', { bubbles: true })],
    ['is pressed', 'pointerdown.outside', () => new PointerEvent('pointerdown', { bubbles: true })],
  ])('stays open with what was typed when the frame %s', async (_, name, interact) => {
    const { dialog, inside } = await openBesideFrame()
    const heard = vi.fn<() => void>()
    dialog.addEventListener(name, heard)
    // The dialog hears of what happens outside from the next frames on.
    await waitFor(() => {
      act(() => void inside.dispatchEvent(interact()))
      expect(heard).toHaveBeenCalled()
    })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe('ana@example.cl')
    expect(dialog.dataset['state']).toBe('open')
  })

  it('closes by a press beside it', async () => {
    await openBesideFrame()
    await waitFor(() => {
      const place = document.querySelector('.ml-dialog-place')
      if (place) fireEvent.pointerDown(place, { pointerType: 'mouse' })
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })
})

it('keeps the page behind from scrolling until the last dialog is closed', () => {
  const both = (first: boolean, second: boolean) => (
    <>
      <Dialog open={first} onClose={() => {}} title="Reserva" />
      <Dialog open={second} onClose={() => {}} title="Fotos" />
    </>
  )
  const { rerender } = draw(both(true, false))
  expect(document.body.style.overflow).toBe('hidden')
  rerender(both(true, true))
  rerender(both(false, true))
  expect(document.body.style.overflow).toBe('hidden')
  rerender(both(false, false))
  expect(document.body.style.overflow).toBe('')
})

it('stays readable for screen readers when another dialog opens in the same frame', async () => {
  const nothing = () => {}
  draw(
    <>
      <Dialog open onClose={nothing} title="Reserva">
        <button type="button">Extender</button>
      </Dialog>
      <ConfirmDialog
        open
        title="¿Quitar?"
        confirmText="Sí"
        cancelText="No"
        onConfirm={nothing}
        onCancel={nothing}
      />
    </>,
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Extender' })).toBeNull())
  expect(await screen.findByRole('alertdialog', { name: '¿Quitar?' })).toBeDefined()
})

it('leaves the focus where the user put it before the dialog could', async () => {
  const frames: FrameRequestCallback[] = []
  const hold = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  draw(
    <Dialog open onClose={() => {}} title="Contrato">
      <input aria-label="Empresa" />
      <input aria-label="Personas" />
    </Dialog>,
  )
  const people = await screen.findByLabelText('Personas')
  act(() => people.focus())
  hold.mockRestore()
  act(() => frames.forEach((frame) => frame(performance.now())))
  expect(document.activeElement).toBe(people)
})

describe('a confirmation', () => {
  it('focuses the answer that changes nothing', async () => {
    draw(
      <ConfirmDialog
        open
        title="¿Seguro?"
        confirmText="Sí"
        cancelText="No"
        onConfirm={vi.fn<() => void>()}
        onCancel={vi.fn<() => void>()}
      />,
    )
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No'))
  })

  it('requires typing the name before an irreversible deletion', async () => {
    const onConfirm = vi.fn<() => void>()
    const question = { label: 'Escribe el nombre', expected: 'Casa Sucre' }
    const asked = (open: boolean) => (
      <ConfirmDialog
        open={open}
        danger
        title="¿Borrar?"
        confirmText="Borrar"
        cancelText="No"
        typeToConfirm={question}
        onConfirm={onConfirm}
        onCancel={vi.fn<() => void>()}
      />
    )
    const { rerender } = draw(asked(true))
    const confirm = await screen.findByRole('button', { name: 'Borrar' })
    expect((confirm as HTMLButtonElement).disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('Escribe el nombre'), 'Casa Sucre')
    await userEvent.click(confirm)
    expect(onConfirm).toHaveBeenCalledOnce()
    const typed = () => screen.getByLabelText<HTMLInputElement>('Escribe el nombre').value
    // It may have failed, and then it is confirmed again.
    expect(typed()).toBe('Casa Sucre')
    rerender(asked(false))
    rerender(asked(true))
    expect(typed()).toBe('')
  })
})

describe('toasts', () => {
  afterEach(() => vi.useRealTimers())

  it('disappear after three seconds, and stay while the pointer is over them', () => {
    vi.useFakeTimers()
    const onClose = vi.fn<(id: string) => void>()
    draw(
      <Toaster
        label="Avisos"
        closeLabel="Cerrar"
        onClose={onClose}
        toasts={[{ id: '1', text: 'Email copiado' }]}
      />,
    )
    act(() => screen.getByRole('button', { name: 'Cerrar' }).focus())
    act(() => void vi.advanceTimersByTime(5000))
    expect(onClose).not.toHaveBeenCalled()
    act(() => screen.getByRole('button', { name: 'Cerrar' }).blur())
    act(() => void vi.advanceTimersByTime(3000))
    expect(onClose).toHaveBeenCalledWith('1')
  })

  it.each([
    ['mouse', fireEvent.pointerMove],
    ['touch', fireEvent.pointerDown],
  ])('stays while a pointer of the kind %s is on it, and ends after that', (pointerType, point) => {
    vi.useFakeTimers()
    const onClose = vi.fn<(id: string) => void>()
    draw(
      <Toaster
        label="Avisos"
        closeLabel="Cerrar"
        onClose={onClose}
        toasts={[{ id: '1', text: 'Guardado' }]}
      />,
    )
    const toast = screen.getByText('Guardado')
    point(toast, { pointerType })
    act(() => void vi.advanceTimersByTime(5000))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerLeave(toast, { pointerType })
    act(() => void vi.advanceTimersByTime(3000))
    expect(onClose).toHaveBeenCalledWith('1')
  })

  it('ends as usual when it comes up below a mouse at rest', () => {
    vi.useFakeTimers()
    const onClose = vi.fn<(id: string) => void>()
    draw(
      <Toaster
        label="Avisos"
        closeLabel="Cerrar"
        onClose={onClose}
        toasts={[{ id: '1', text: 'Guardado' }]}
      />,
    )
    fireEvent.pointerEnter(screen.getByText('Guardado'), { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(3000))
    expect(onClose).toHaveBeenCalledWith('1')
  })
})

it('keeps the keyboard in the dialog when the control that has the focus goes away', async () => {
  function Failing() {
    const [failed, setFailed] = useState(true)
    return (
      <Dialog open onClose={() => {}} title="Versiones">
        {failed ? (
          <button type="button" onClick={() => setFailed(false)}>
            Reintentar
          </button>
        ) : (
          <p>Lista</p>
        )}
      </Dialog>
    )
  }
  draw(<Failing />)
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
})

it('gives the focus back after a press in a toast', async () => {
  function Page() {
    const [toasts, setToasts] = useState([
      { id: 'a', text: 'Visible', action: { text: 'Deshacer', onPress: () => {} } },
      { id: 'b', text: 'Guardado' },
    ])
    return (
      <>
        <Button>Mostrar</Button>
        <Toaster
          toasts={toasts}
          onClose={(id) => setToasts((all) => all.filter((one) => one.id !== id))}
          closeLabel="Cerrar"
          label="Avisos"
        />
      </>
    )
  }
  draw(<Page />)
  const button = screen.getByRole('button', { name: 'Mostrar' })
  button.focus()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Deshacer')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Visible')).toBeNull())
  expect(document.activeElement).toBe(button)
})
