// @vitest-environment jsdom
import { endpoints, type ErrorCode } from '@metrolibre/contract'
import {
  act,
  aUser,
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, describe, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { detail } from '../../testing/places.ts'

let api: FakeApi
afterEach(() => api.close())

const place = detail()
const known = {
  url: 'https://visits.example/v?utm_content=signed',
  name: 'Ana Ejemplo',
  email: 'ana@metrolibre.example',
  customAnswers: [place.name, 'Sucre 12, Ñuñoa'],
}

const open = async (refusals: { status: number; code: ErrorCode; message: string }[], language = '') => {
  api = await startFakeApi([
    answers(endpoints.locations.detail, () => place),
    answers(endpoints.visits.prefill, () => {
      const refusal = refusals.shift()
      return refusal ? refuse(refusal) : known
    }),
    answers(endpoints.auth.resendConfirmation, () => ({ message: 'Te enviamos un enlace' })),
  ])
  const path = `${language}/propietario/${place.id}/schedule`
  return renderRemote(remote, { path, api: api.baseUrl, user: aUser() })
}
const widget = () => screen.findByTitle<HTMLIFrameElement>(/Casa Sucre/)
const unconfirmed = { status: 403, code: 'email_unconfirmed', message: 'Primero confirma tu email' } as const

it('brings the confirmation into view, however far down the calendar was pressed', async () => {
  const seen: (string | null)[] = []
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    seen.push(this.textContent)
  }
  await open([])
  const { src } = await widget()
  const data = { event: 'calendly.event_scheduled', payload: {} }
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin: new URL(src).origin, data })))
  expect(await screen.findByText('Tu visita está agendada')).toBeTruthy()
  expect(seen.some((text) => text?.startsWith('Tu visita está agendada'))).toBe(true)
})

describe('the visit of a user from whom the exact address is withheld', () => {
  it('is booked without the address, and a button sends the confirmation link again', async () => {
    const { user } = await open([unconfirmed])
    expect((await widget()).src).not.toContain('signed')
    expect(screen.getByText('Confirma tu email para ver la dirección exacta.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Enviar el enlace otra vez' }))
    expect(await screen.findByText('Te enviamos un enlace')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ya lo confirmé' }))
    await waitFor(async () => expect((await widget()).src).toContain('signed'))
  })

  it('keeps what was typed into the widget when another request fails', async () => {
    const broken = { status: 500, code: 'internal', message: 'Algo salió mal' } as const
    const { user } = await open([unconfirmed, unconfirmed, broken])
    const before = await widget()
    for (const told of ['Primero confirma tu email', 'Algo salió mal']) {
      await user.click(screen.getByRole('button', { name: 'Ya lo confirmé' }))
      expect(await screen.findByText(told)).toBeTruthy()
      expect(await widget()).toBe(before)
      await user.click(screen.getByRole('button', { name: 'OK' }))
    }
  })

  it('says that the daily limit is reached, also in English, instead of offering a retry', async () => {
    await open([{ status: 429, code: 'rate_limited', message: 'Too many attempts. Wait a moment' }], '/en')
    expect((await widget()).src).toContain('a2=')
    expect(screen.getByText('You have seen 10 exact addresses in 24 hours.')).toBeTruthy()
    expect(screen.queryByText(/Wait a moment/)).toBeNull()
  })
})
