// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { SigningField, type SigningFieldProps } from './signing-field.tsx'
import type { EnteredSignature, SigningHandle, SigningRules, SigningTexts } from './types.ts'

// Nothing is seen of what is drawn on a canvas of these tests.
const paper = new Proxy({}, { get: () => () => {}, set: () => true })
HTMLCanvasElement.prototype.getContext = (() => paper) as () => never
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const texts = {
  ways: 'Cómo firmas',
  way: { drawn: 'Dibujar', typed: 'Escribir', picture: 'Imagen' },
  clear: 'Borrar',
  name: 'Tu nombre',
  preview: (name: string) => `Se lee ${name}`,
  missing: { signature: 'Falta tu firma', confirmation: 'Marca la casilla' },
} as SigningTexts
const rules = { isTypedName: (name: string) => name.trim().length > 1 } as SigningRules

const show = (props: Partial<SigningFieldProps> = {}) => {
  const field = createRef<SigningHandle>()
  draw(
    <SigningField
      {...props}
      ref={field}
      label="Tu firma"
      texts={texts}
      rules={rules}
      caption={{ drawn: '', typed: '', picture: '' }}
      confirm="Soy yo"
    />,
  )
  return field
}

const describedBy = (element: HTMLElement): string | undefined =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

it('is signed with the keys alone, pressed one right after another', async () => {
  const field = show()
  await userEvent.click(screen.getByRole('radio', { name: 'Escribir' }))
  await userEvent.keyboard('{Tab}Elisa Vara{Tab} ')
  expect(field.current?.read()).toEqual({ kind: 'typed', name: 'Elisa Vara' })
})

it('leaves the pad out of reach while another way is shown, and back in it afterwards', async () => {
  show()
  const away = () => screen.getByText('Borrar').closest('[inert]')
  expect(away()).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Imagen' }))
  expect(away()).not.toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Dibujar' }))
  expect(away()).toBeNull()
})

it('counts a name only once it is confirmed, and asks anew after another way was tried', async () => {
  const field = show()
  await userEvent.click(screen.getByRole('radio', { name: 'Escribir' }))
  await userEvent.type(screen.getByRole('textbox'), 'Elisa Vara')
  expect(field.current?.read()).toBeUndefined()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('radio', { name: 'Dibujar' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Escribir' }))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Elisa Vara')
  expect(field.current?.read()).toBeUndefined()
})

it('counts a drawing, too, only with the tick that it was read', async () => {
  Element.prototype.scrollIntoView = () => {}
  const points = [20, 160].map((x) => ({ x, y: 80, time: 0, pressure: 0.5 }))
  const strokes = [{ points }] as EnteredSignature['strokes']
  const signed = vi.fn<(signed: boolean) => void>()
  const field = show({ start: { way: 'drawn', strokes, name: '', picture: undefined }, onChange: signed })
  act(() => field.current?.ask())
  expect(signed).toHaveBeenLastCalledWith(false)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Soy yo' }))
  await userEvent.keyboard(' ')
  expect(signed).toHaveBeenLastCalledWith(true)
})

it('comes back with the name or the picture that was entered before, which is to be confirmed again', async () => {
  const entered: EnteredSignature[] = []
  show({ onEntered: (value) => entered.push(value) })
  await userEvent.click(screen.getByRole('radio', { name: 'Escribir' }))
  await userEvent.type(screen.getByRole('textbox'), 'Elisa Vara')
  cleanup()
  const again = show({ start: entered.at(-1) })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Elisa Vara')
  expect(again.current?.read()).toBeUndefined()
  await userEvent.click(screen.getByRole('checkbox'))
  expect(again.current?.read()).toEqual({ kind: 'typed', name: 'Elisa Vara' })
  cleanup()
  const picture = { png: 'data:image/png;base64,AAAA', draw: () => {} }
  const third = show({ start: { way: 'picture', strokes: [], name: '', picture } })
  await userEvent.click(screen.getByRole('checkbox'))
  expect(third.current?.read()).toEqual({ kind: 'picture', picture: picture.png })
})

it('says what is missing to whoever wants to go on, until it is there, and leads to it', async () => {
  Element.prototype.scrollIntoView = () => {}
  const field = show()
  const ask = () => act(() => field.current?.ask())
  const group = screen.getByRole('group', { name: 'Tu firma' })
  ask()
  expect(describedBy(group)).toBe('Falta tu firma')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Dibujar' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Escribir' }))
  ask()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await userEvent.keyboard('Elisa Vara')
  ask()
  expect(describedBy(group)).toBe('Marca la casilla')
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  await userEvent.keyboard(' ')
  expect(describedBy(group)).toBeUndefined()
})
