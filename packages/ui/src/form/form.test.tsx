// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { FormAlert, PasswordInput, SegmentedControl, Select, Switch, TextInput } from './index.ts'

describe('a field', () => {
  it('links its label, help and error to its control', () => {
    draw(<TextInput label="Correo" help="El de tu cuenta" error="Es necesario un email valido" />)
    const input = screen.getByRole('textbox', { name: 'Correo' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'El de tu cuenta',
      'Es necesario un email valido',
    ])
  })

  it('sets no description when it has neither help nor error', () => {
    draw(<TextInput label="Correo" />)
    const input = screen.getByRole('textbox', { name: 'Correo' })
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('passes its ref to the control, as a form library needs', () => {
    const ref = vi.fn<(input: HTMLInputElement | null) => void>()
    draw(<TextInput label="Correo" name="email" ref={ref} />)
    expect(ref).toHaveBeenCalledWith(screen.getByRole('textbox'))
  })
})

describe('a password', () => {
  it('can be shown and hidden again', async () => {
    draw(<PasswordInput label="Contraseña" showLabel="Ver" hideLabel="Ocultar" />)
    const input = screen.getByLabelText('Contraseña')
    expect(input.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Ver' }))
    expect(input.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar' }))
    expect(input.getAttribute('type')).toBe('password')
  })
})

describe('choices', () => {
  it('are labelled by their group and changed with the arrow keys', async () => {
    const onValueChange = vi.fn<(value: string) => void>()
    const options = [
      { value: 'Chile', label: 'Chile' },
      { value: 'Perú', label: 'Perú' },
    ]
    draw(<SegmentedControl label="País" options={options} value="Chile" onValueChange={onValueChange} />)
    expect(screen.getByRole('group', { name: 'País' })).toBeDefined()
    screen.getByRole('radio', { name: 'Chile' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(onValueChange).toHaveBeenCalledWith('Perú')
  })

  describe('that are wrong together', () => {
    const options = [
      { value: 'Chile', label: 'Chile' },
      { value: 'Perú', label: 'Perú' },
    ]
    const countries = (error?: string) => <SegmentedControl label="País" options={options} error={error} />
    const shown = vi.fn<(this: Element) => void>()
    const contexts = () => shown.mock.contexts.map((element) => element.textContent || element.nodeName)
    beforeEach(() => {
      shown.mockClear()
      Element.prototype.scrollIntoView = shown
    })

    it('bring their message into view when it appears after the focus', () => {
      const { rerender } = draw(countries())
      screen.getByRole('radio', { name: 'Chile' }).focus()
      expect(shown).not.toHaveBeenCalled()
      rerender(countries('Elige un país'))
      expect(contexts()).toEqual(['Elige un país', 'INPUT'])
    })

    it('bring it into view when the focus comes back, but not while the focus is elsewhere', () => {
      draw(countries('Elige un país'))
      expect(shown).not.toHaveBeenCalled()
      screen.getByRole('radio', { name: 'Chile' }).focus()
      expect(contexts()).toEqual(['Elige un país', 'INPUT'])
    })
  })

  it('are listed under the name of their group', () => {
    const options = [
      { value: '1', label: 'Ñuñoa', group: 'Santiago' },
      { value: '2', label: 'Barranco', group: 'Lima' },
    ]
    draw(<Select label="Comuna" placeholder="Elige" options={options} />)
    expect(screen.getByRole('group', { name: 'Lima' }).textContent).toBe('Barranco')
  })

  it('announce whether a switch is on', async () => {
    draw(<Switch label="Verificada" />)
    await userEvent.click(screen.getByRole('switch', { name: 'Verificada' }))
    expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(true)
  })
})

describe('the alert of a form', () => {
  it('takes the focus and links to each invalid field', async () => {
    draw(
      <form>
        <FormAlert title="Faltan datos." errors={[{ name: 'email', message: 'Escribe tu correo' }]} />
        <TextInput label="Correo" name="email" />
      </form>,
    )
    expect(document.activeElement?.textContent).toContain('Faltan datos.')
    await userEvent.click(screen.getByRole('button', { name: 'Escribe tu correo' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Correo' }))
  })
})
