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
const unconfirmed = { status: 403, code: 'email_unconfirmed', message: 'Primero confirma tu correo' } as const

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
    expect(screen.getByText('Confirma tu correo para ver la dirección exacta.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Enviar el enlace otra vez' }))
    expect(await screen.findByText('Te enviamos un enlace')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ya lo confirmé' }))
    await waitFor(async () => expect((await widget()).src).toContain('signed'))
  })

  it('keeps what was typed into the widget when another request fails', async () => {
    const broken = { status: 500, code: 'internal', message: 'Algo salió mal' } as const
    const { user } = await open([unconfirmed, unconfirmed, broken])
    const before = await widget()
    for (const told of ['Primero confirma tu correo', 'Algo salió mal']) {
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

describe('the visit to a place whose owner set hours', () => {
  const hours = [
    { day: 1, from: 600, to: 720 },
    { day: 2, from: 600, to: 720 },
    { day: 6, from: 630, to: 780 },
  ]
  const [first, second] = [Date.parse('2032-03-06T13:30:00Z'), Date.parse('2032-03-06T14:00:00Z')]
  const taken = { status: 409, code: 'period_taken', message: 'Esa hora ya no está libre' } as const
  const openWithHours = async (
    calendlyLink: string | null = null,
    path = 'schedule',
    refusal: { status: number; code: ErrorCode; message: string } = taken,
  ) => {
    const sent: unknown[] = []
    let free = [first, second]
    const shown = detail({ visitHours: hours, calendlyLink })
    api = await startFakeApi([
      answers(endpoints.locations.detail, () => shown),
      answers(endpoints.visits.prefill, () => known),
      answers(endpoints.visits.free, () => ({ free })),
      answers(endpoints.visits.book, ({ body }) => {
        sent.push(body)
        if (sent.length === 1) {
          free = [second]
          return refuse(refusal)
        }
        return { start: second, end: second + 1_800_000 }
      }),
    ])
    const user = aUser({ phone: null })
    const page = await renderRemote(remote, {
      path: `/propietario/${shown.id}/${path}`,
      api: api.baseUrl,
      user,
    })
    return { ...page, sent, name: `${user.firstName} ${user.lastName}`, email: user.email }
  }

  it('is booked here, and asks again when the time was taken meanwhile', async () => {
    const { user, sent, name, email } = await openWithHours()
    expect(await screen.findByText(/: lunes a martes, 10:00–12:00; sábado, 10:30–13:00\./)).toBeTruthy()
    expect(screen.queryByTitle(/Casa Sucre/)).toBeNull()
    const act = screen.getByRole('button', { name: 'Agendar la visita' })
    await user.click(act)
    expect(sent).toEqual([])
    await user.type(screen.getByLabelText('Tu teléfono'), '9 8765 4321')
    await user.click(act)
    expect(await screen.findByText('Esa hora ya no está libre')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Día y hora').value).toBe(String(second)),
    )
    await user.click(act)
    expect(await screen.findByText(/Tu visita es el sábado, 6 de marzo, 11:00/)).toBeTruthy()
    expect(sent.at(-1)).toEqual({ start: second, name, email, phone: '987654321' })
  })

  it('is booked with a captcha where many others of the network book', async () => {
    const { user, sent } = await openWithHours(undefined, undefined, {
      status: 429,
      code: 'rate_limited',
      message: 'Demasiados intentos',
    })
    await user.type(await screen.findByLabelText('Tu teléfono'), '9 8765 4321')
    await user.click(screen.getByRole('button', { name: 'Agendar la visita' }))
    expect(await screen.findByText(/Tu visita es el sábado, 6 de marzo, 11:00/)).toBeTruthy()
    expect(sent).toMatchObject([
      { start: first },
      { start: first, recaptchaToken: expect.any(String) as string },
    ])
  })

  it('is booked in the owner’s own calendar where there is one', async () => {
    await openWithHours('https://calendly.com/casa')
    expect(await widget()).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Agendar la visita' })).toBeNull()
  })
})
