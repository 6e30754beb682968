// @vitest-environment jsdom
import { act, renderElement, screen } from '@metrolibre/testing/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PayButton } from './pay-button.tsx'

const connect = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

afterEach(() => vi.restoreAllMocks())

it('says that paying needs a connection, does nothing without one, and works again when it is back', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = renderElement(
    <PayButton busy={false} onPress={onPress}>
      Pagar
    </PayButton>,
    { messages: { es: { 'tenants.booking.pay.offline': 'Para pagar hace falta conexión.' } } },
  )
  const button = screen.getByRole('button', { name: 'Pagar' })
  const note = screen.getByRole('status')
  expect(note.textContent).toBe('')

  connect(false)
  expect(note.textContent).toBe('Para pagar hace falta conexión.')
  expect(note.contains(document.getElementById(button.getAttribute('aria-describedby')!))).toBe(true)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(onPress).not.toHaveBeenCalled()

  connect(true)
  expect(note.textContent).toBe('')
  await user.click(button)
  expect(onPress).toHaveBeenCalledTimes(1)
})
