// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { DialogFrame } from '../core/dialog/dialog-frame.tsx'
import { Dialog } from '../overlay/index.ts'
import { draw } from '../testing/draw.tsx'
import { layerHistory } from './layer-history.ts'
import { useClosedByBack } from './use-closed-by-back.ts'

const isShown = (title: string) => screen.queryByText(title) !== null
const depth = () => (window.history.state as { layers?: { depth: number } } | null)?.layers?.depth ?? 0
const hasDepth = (wanted: number) => waitFor(() => expect(depth()).toBe(wanted))

/** A page with a window, from which a second one opens. */
function Page({ onClose }: { onClose?: () => void }) {
  const [titles, setTitles] = useState<string[]>([])
  const close = (title: string) => () => setTitles((open) => open.filter((one) => one !== title))
  return (
    <>
      {['Reserva', 'Fotos'].map((title) => (
        <button key={title} type="button" onClick={() => setTitles((open) => [...open, title])}>
          Abrir {title}
        </button>
      ))}
      {['Reserva', 'Fotos'].map((title) => (
        <Dialog
          key={title}
          open={titles.includes(title)}
          onClose={onClose ?? close(title)}
          title={title}
          closeLabel={`Cerrar ${title}`}
        >
          <input aria-label={`Campo ${title}`} />
        </Dialog>
      ))}
    </>
  )
}

const open = async (title: string) => {
  fireEvent.click(screen.getByText(`Abrir ${title}`))
  await screen.findByText(title)
}
const openPage = (path: string) => window.history.pushState({ key: path }, '', path)

afterEach(async () => {
  cleanup()
  await hasDepth(0)
})

it('closes the topmost window alone, and keeps the page and what was typed', async () => {
  openPage('/propiedad')
  draw(<Page />)
  await open('Reserva')
  fireEvent.change(screen.getByLabelText('Campo Reserva'), { target: { value: 'ana' } })
  await open('Fotos')
  window.history.back()
  await waitFor(() => expect(isShown('Fotos')).toBe(false))
  expect(screen.getByLabelText<HTMLInputElement>('Campo Reserva').value).toBe('ana')
  window.history.back()
  await waitFor(() => expect(isShown('Reserva')).toBe(false))
  expect(window.location.pathname).toBe('/propiedad')
  expect(depth()).toBe(0)
})

it('leaves no entry behind when a window is closed by its button, and Forward opens nothing', async () => {
  openPage('/lista')
  openPage('/propiedad')
  draw(<Page />)
  await open('Reserva')
  await hasDepth(1)
  fireEvent.click(screen.getByLabelText('Cerrar Reserva'))
  await waitFor(() => expect(isShown('Reserva')).toBe(false))
  await hasDepth(0)
  const returned = new Promise<void>((resolve) => {
    let steps = 0
    window.addEventListener('popstate', () => (steps += 1) === 2 && resolve())
  })
  window.history.forward()
  await returned
  expect([window.location.pathname, depth(), isShown('Reserva')]).toEqual(['/propiedad', 0, false])
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/lista'))
})

it('gives a window that follows another one its entry', async () => {
  openPage('/propiedad')
  function Steps() {
    const [title, setTitle] = useState<string | null>('Entrar')
    return (
      <>
        <button type="button" onClick={() => setTitle('Bienvenida')}>
          Seguir
        </button>
        {title && <Dialog key={title} open onClose={() => setTitle(null)} title={title} />}
      </>
    )
  }
  draw(<Steps />)
  await screen.findByText('Entrar')
  const entries = window.history.length
  fireEvent.click(screen.getByText('Seguir'))
  await screen.findByText('Bienvenida')
  expect([depth(), window.history.length]).toEqual([1, entries])
  window.history.back()
  await waitFor(() => expect(isShown('Bienvenida')).toBe(false))
  expect(window.location.pathname).toBe('/propiedad')
})

it('asks a window that stays open again at the next step', async () => {
  openPage('/propiedad')
  const refuse = vi.fn<() => void>()
  draw(<Page onClose={refuse} />)
  await open('Reserva')
  for (const times of [1, 2]) {
    window.history.back()
    await waitFor(() => expect(refuse).toHaveBeenCalledTimes(times))
    await hasDepth(1)
  }
  expect(window.location.pathname).toBe('/propiedad')
})

it('leaves the entry of a window with which the page was loaded again', async () => {
  openPage('/propiedad')
  window.history.pushState({ key: '/propiedad', layers: { page: '/propiedad', depth: 1 } }, '')
  layerHistory.start()
  await hasDepth(0)
  expect(window.location.pathname).toBe('/propiedad')
})

it('makes a step once, however late the browser tells of it', async () => {
  openPage('/lista')
  openPage('/propiedad')
  draw(<Page />)
  await open('Reserva')
  await hasDepth(1)
  const go = window.history.go.bind(window.history)
  const late = vi.spyOn(window.history, 'go').mockImplementation((delta) => {
    setTimeout(() => go(delta), 2_000)
  })
  fireEvent.click(screen.getByLabelText('Cerrar Reserva'))
  await waitFor(() => expect(depth()).toBe(0), { timeout: 10_000 })
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect([late.mock.calls, window.location.pathname]).toEqual([[[-1]], '/propiedad'])
  late.mockRestore()
})

it('closes a window that is still being loaded', async () => {
  openPage('/propiedad')
  const close = vi.fn<() => void>()
  draw(
    <DialogFrame title="Entrar" onClose={close} closeLabel="Cerrar">
      <p>Cargando</p>
    </DialogFrame>,
  )
  await hasDepth(1)
  window.history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(window.location.pathname).toBe('/propiedad')
})

it('has its entry before it is painted', async () => {
  openPage('/propiedad')
  const depths: number[] = []
  function Layer() {
    useClosedByBack(true, () => undefined)
    useLayoutEffect(() => void depths.push(depth()), [])
    return null
  }
  draw(<Layer />)
  expect(depths).toEqual([1])
})
