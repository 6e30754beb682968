// @vitest-environment jsdom
import { properties } from '@metrolibre/api-client'
import { endpoints, type LoginBody, type PropertyDetail } from '@metrolibre/contract'
import {
  CaptchaContext,
  createStore,
  loginRequestAtom,
  sessionAtom,
  toastsAtom,
  useAtomValue,
} from '@metrolibre/platform/host'
import {
  act,
  aUser,
  answers,
  refuse,
  renderElement,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../locales/en.json'
import es from '../../../locales/es.json'
import windowsEn from '../locales/en.json'
import windowsEs from '../locales/es.json'
import { createTestIdentity, createTestSession } from '../../session/testing/create-test-session.ts'
import { SessionContext } from '../../session/session-context.ts'
import { welcomeAtom } from '../welcome-atom.ts'
import LoginDialog from './login-dialog.tsx'

const place: PropertyDetail = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Taller Norte',
  image: null,
  imageVariants: [],
  zone: {
    id: '00000000-0000-4000-8000-000000000002',
    zone: 'Ñuñoa',
    city: 'Santiago',
    state: 'Metropolitana',
    country: 'Chile',
  },
  propertyType: 'entire',
  isActive: true,
  isVerified: true,
  isDaily: false,
  value: 450_000,
  dailyValue: null,
  currency: 'CLP',
  price: { state: 'priced', amount: 450_000, currency: 'CLP', unit: 'month', from: false },
  street: 'Irarrázaval',
  lat: null,
  long: null,
  vault: false,
  garage: 0,
  cleaning: false,
  bathrooms: 1,
  wifi: true,
  security: false,
  rooms: 0,
  area: 5000,
  created: '2026-01-01T00:00:00.000Z',
  description: '',
  lang: 'es',
  country: 'Chile',
  timeZone: 'America/Santiago',
  landUse: null,
  uses: [],
  clearHeight: null,
  gateWidth: null,
  gateHeight: null,
  floorLoad: null,
  threePhase: null,
  truckAccess: null,
  water: null,
  fence: null,
  openingHours: null,
  calendlyLink: null,
  commonExpenses: null,
  expensesCover: [],
  deposit: null,
  depositMonths: null,
  depositIsLost: false,
  parking: null,
  startLease: '2080-01-01',
  endLease: '2081-01-01',
  email: null,
  phone: null,
  imagesLocation: [],
  images3D: [],
  owner: { id: '00000000-0000-4000-8000-000000000003', firstName: 'Olga' },
  roomsDetails: [],
}

const user = aUser({ firstName: 'Javiera' })
const signedIn = { storageTokenAuthFirebase: 'custom', token: 'bearer', user }

const identity = createTestIdentity()

function Open() {
  const request = useAtomValue(loginRequestAtom)
  return request && <LoginDialog request={request} />
}

let proofs = 0
const captcha = { prepare: () => {}, prove: () => Promise.resolve(`proof-${++proofs}`) }

let api: FakeApi
/** Whether the API requires a captcha for logins. */
let guarded = false
/** The error that registration and password recovery answer with. */
let refusal: Parameters<typeof refuse>[0] | undefined
const open = (form: 'login' | 'register' | 'restore', path = '/') => {
  const store = createStore()
  const session = createTestSession({
    store,
    identity: () => Promise.resolve(identity),
    readUser: () => Promise.resolve(user),
  })
  const page = renderElement(
    <SessionContext value={session}>
      <CaptchaContext value={captcha}>
        <Open />
      </CaptchaContext>
    </SessionContext>,
    { path, api: api.baseUrl, messages: { es: { ...es, ...windowsEs }, en: { ...en, ...windowsEn } } },
  )
  page.store.set(loginRequestAtom, { form })
  return { ...page, sessionStore: store }
}

describe('the login dialog', () => {
  beforeEach(async () => {
    localStorage.clear()
    refusal = undefined
    guarded = false
    proofs = 0
    api = await startFakeApi([
      answers(endpoints.auth.login, ({ body }) => {
        const { password, recaptchaToken } = body as LoginBody
        if (guarded && !recaptchaToken)
          return refuse({ status: 422, code: 'captcha_required', message: 'Comprueba que eres una persona' })
        if (password === 'correcta') return signedIn
        return refuse({
          status: 401,
          code: 'invalid_credentials',
          message: 'El correo o la contraseña no son correctos',
        })
      }),
      answers(endpoints.auth.register, () =>
        refuse(
          refusal ?? {
            status: 422,
            code: 'validation',
            message: 'Revisa los campos marcados',
            fields: [
              { path: 'whatsapp', code: 'validation.whatsapp', message: 'Numero de whatsapp invalido.' },
            ],
          },
        ),
      ),
      answers(endpoints.auth.restore, () =>
        refusal ? refuse(refusal) : { message: 'Si el correo está registrado, recibirás un enlace' },
      ),
    ])
  })
  afterEach(() => api.close())

  it('says what is being booked behind a calendar, and offers the registration first', async () => {
    const calendar = `/propietario/${place.id}/calendar/entire/monthly`
    const page = open('login')
    page.store.set(loginRequestAtom, null)
    page.queryClient.setQueryData(properties.keys.detail(place.id), { ...place, rooms: [] })
    act(() => page.store.set(loginRequestAtom, { form: 'login', returnTo: calendar }))
    expect(
      await screen.findByText('Vas a reservar Taller Norte. Para seguir necesitas una cuenta.'),
    ).toBeTruthy()
    const [first] = screen.getAllByRole('button').filter((button) => button.closest('form'))
    expect(first?.textContent).toBe('Crea tu cuenta')
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeTruthy()
    await page.user.click(first!)
    expect(await screen.findByText('Al crearla sigues con la reserva de Taller Norte.')).toBeTruthy()
  })

  it('says the password’s rule before, takes a typed date of birth, and says that a mail was sent', async () => {
    await api.close()
    api = await startFakeApi([answers(endpoints.auth.register, () => signedIn)])
    const page = open('register')
    expect(await screen.findByText(/^Al menos 8 caracteres/)).toBeTruthy()
    const fill = (label: string, value: string) => page.user.type(screen.getByLabelText(label), value)
    await fill('Nombre', 'Javiera')
    await fill('Apellido', 'Riquelme')
    await fill('Correo', user.email)
    await fill('Contraseña', 'una clave larga')
    await fill('Fecha de nacimiento', '17-4-1991')
    await page.user.click(screen.getByRole('radio', { name: 'Chile' }))
    expect(screen.getByLabelText('Fecha de nacimiento')).toHaveProperty('value', '17/04/1991')
    await page.user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    await waitFor(() =>
      expect(page.store.get(welcomeAtom)).toEqual({ continuing: false, mailedTo: user.email }),
    )
    expect(api.calls[0]?.body).toMatchObject({ birthDate: '1991-04-17' })
  })

  it('greets a new user on the way to a booking in one message, with where the mail was sent', async () => {
    await api.close()
    api = await startFakeApi([answers(endpoints.auth.register, () => signedIn)])
    const page = open('register')
    page.store.set(loginRequestAtom, { form: 'register', returnTo: '/my-locations/reservations?reserva=1' })
    const fill = async (label: string, value: string) =>
      page.user.type(await screen.findByLabelText(label), value)
    for (const [label, value] of [
      ['Nombre', 'Javiera'],
      ['Apellido', 'Riquelme'],
      ['Correo', user.email],
      ['Contraseña', 'una clave larga'],
      ['Fecha de nacimiento', '17-4-1991'],
    ] as const)
      await fill(label, value)
    await page.user.click(screen.getByRole('radio', { name: 'Chile' }))
    await page.user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    await waitFor(() =>
      expect(page.store.get(toastsAtom).map(({ text }) => text)).toEqual([
        `Hola, Javiera. Confirma tu correo con el enlace que enviamos a ${user.email}.`,
      ]),
    )
    expect(page.store.get(welcomeAtom)).toBeNull()
  })

  it('requires both fields, with the fixed messages', async () => {
    const { user: person } = open('login')
    await person.click(await screen.findByRole('button', { name: 'Entrar' }))
    expect(await screen.findByText('Es necesario un email valido')).toBeTruthy()
    expect(screen.getByText('Este campo es obligatorio')).toBeTruthy()
    await person.type(screen.getByLabelText('Correo'), 'javiera@')
    expect(
      await screen.findByText('Este campo no es una dirección de correo electrónico válida'),
    ).toBeTruthy()
    expect(api.calls).toHaveLength(0)
  })

  it('shows and hides the password', async () => {
    const { user: person } = open('login')
    const field = await screen.findByLabelText('Contraseña')
    await person.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }))
    expect(field.getAttribute('type')).toBe('text')
    await person.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }))
    expect(field.getAttribute('type')).toBe('password')
  })

  it('shows the server’s refusal without details, keeps the input, then logs in', async () => {
    const { user: person, store, sessionStore } = open('login')
    await person.type(await screen.findByLabelText('Correo'), 'Javiera@Metrolibre.example')
    await person.type(screen.getByLabelText('Contraseña'), 'otra')
    await person.click(screen.getByRole('button', { name: 'Entrar' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('El correo o la contraseña no son correctos')
    expect(alert.textContent).not.toMatch(/detalle|fake-request/)
    expect((screen.getByLabelText('Correo') as HTMLInputElement).value).toBe('Javiera@Metrolibre.example')

    await person.clear(screen.getByLabelText('Contraseña'))
    await person.type(screen.getByLabelText('Contraseña'), 'correcta')
    await person.click(screen.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(store.get(loginRequestAtom)).toBeNull())
    expect(identity.signIn).toHaveBeenCalledWith('custom', true)
    expect(sessionStore.get(sessionAtom)).toEqual({ status: 'signed-in', user })
    expect(api.calls.at(-1)?.body).toEqual({ email: 'javiera@metrolibre.example', password: 'correcta' })
  })

  it('leads back by one step from the page that asked for the login', async () => {
    const page = open('login', '/my-locations')
    await page.navigate('/my-locations?view=client')
    page.store.set(loginRequestAtom, { form: 'login', returnTo: '/my-locations?view=client' })
    await page.user.type(await screen.findByLabelText('Correo'), 'javiera@metrolibre.example')
    await page.user.type(screen.getByLabelText('Contraseña'), 'correcta')
    await page.user.click(screen.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(page.store.get(loginRequestAtom)).toBeNull())
    expect(page.address()).toBe('/my-locations?view=client')
    await page.back()
    expect(page.address()).toBe('/my-locations')
  })

  it.each([
    ['login', 'Entrar', 'no son correctos'],
    ['restore', 'Enviar enlace', 'Demasiados intentos'],
  ] as const)('removes the previous error before the next attempt at %s', async (form, submit, old) => {
    refusal = { status: 429, code: 'rate_limited', message: 'Demasiados intentos. Espera un momento' }
    const { user: person } = open(form)
    await person.type(await screen.findByLabelText('Correo'), 'javiera@metrolibre.example')
    if (form === 'login') await person.type(screen.getByLabelText('Contraseña'), 'otra')
    await person.click(screen.getByRole('button', { name: submit }))
    expect((await screen.findByRole('alert')).textContent).toContain(old)
    await person.clear(screen.getByLabelText('Correo'))
    await person.click(screen.getByRole('button', { name: submit }))
    expect(await screen.findByText('Es necesario un email valido')).toBeTruthy()
    expect(screen.queryByText(old, { exact: false })).toBeNull()
  })

  it.each([
    ['/', 'Correo', 'Contraseña', 'Entrar', 'Verificamos automáticamente que eres una persona.'],
    ['/en', 'Email', 'Password', 'Log in', 'We check automatically that you are a person.'],
  ])('solves a captcha when the server requires one, at %s', async (path, email, password, submit, note) => {
    guarded = true
    const { user: person, store } = open('login', path)
    await person.type(await screen.findByLabelText(email), 'javiera@metrolibre.example')
    await person.type(screen.getByLabelText(password), 'otra')
    await person.click(screen.getByRole('button', { name: submit }))
    expect((await screen.findByRole('alert')).textContent).toContain('no son correctos')
    expect(screen.getByText(note, { exact: false })).toBeTruthy()
    const tokens = () => api.calls.map(({ body }) => (body as LoginBody).recaptchaToken)
    expect(tokens()).toEqual([undefined, 'proof-1'])

    await person.clear(screen.getByLabelText(password))
    await person.type(screen.getByLabelText(password), 'correcta')
    await person.click(screen.getByRole('button', { name: submit }))
    await waitFor(() => expect(store.get(loginRequestAtom)).toBeNull())
    // Each attempt has its own proof; after the first refusal it is sent without being asked for.
    expect(tokens()).toEqual([undefined, 'proof-1', 'proof-2'])
  })

  it('passes the address on to registration and validates every field', async () => {
    const { user: person } = open('login')
    await person.type(await screen.findByLabelText('Correo'), 'javiera@metrolibre.example')
    await person.click(screen.getByRole('button', { name: 'Crea tu cuenta' }))
    const first = (await screen.findByLabelText('Nombre')) as HTMLInputElement
    expect(first.value).toBe('')
    expect(document.activeElement).toBe(first)
    expect((screen.getByLabelText('Correo') as HTMLInputElement).value).toBe('javiera@metrolibre.example')
    await person.type(screen.getByLabelText(/WhatsApp/), '987')
    await person.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    expect(await screen.findByText('Numero de whatsapp invalido.')).toBeTruthy()
    // The names, the password and the date of birth; the e-mail address is filled in already.
    expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(4)
    expect(api.calls).toHaveLength(0)
  })

  it('shows the server’s errors under their fields', async () => {
    const { user: person } = open('register')
    await person.type(await screen.findByLabelText('Nombre'), 'Javiera')
    await person.type(screen.getByLabelText('Apellido'), 'Prueba')
    await person.type(screen.getByLabelText('Correo'), 'javiera@metrolibre.example')
    await person.type(screen.getByLabelText('Contraseña'), 'una-larga')
    await person.type(screen.getByLabelText('Fecha de nacimiento'), '1990-01-01')
    await person.type(screen.getByLabelText(/WhatsApp/), '+56 9 1234 5678')
    await person.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    expect(await screen.findByText('Numero de whatsapp invalido.')).toBeTruthy()
    expect(screen.queryByText('Revisa los campos marcados')).toBeNull()
    expect(api.calls.at(-1)?.body).toMatchObject({
      whatsapp: '+56912345678',
      country: 'Chile',
      isOwner: false,
    })
  })

  it.each([
    ['an address that is taken', 409, 'No pudimos crear la cuenta con ese correo. Inicia sesión o usa otro'],
    ['a proof that is not believed', 422, 'No pudimos comprobar que eres una persona. Inténtalo de nuevo'],
  ])('says why %s can’t register, and keeps the input', async (_why, status, message) => {
    refusal = { status, code: 'email_unavailable', message }
    const { user: person } = open('register')
    await person.type(await screen.findByLabelText('Nombre'), 'Javiera')
    await person.type(screen.getByLabelText('Apellido'), 'Prueba')
    await person.type(screen.getByLabelText('Correo'), 'javiera@metrolibre.example')
    await person.type(screen.getByLabelText('Contraseña'), 'una-larga')
    await person.type(screen.getByLabelText('Fecha de nacimiento'), '1990-01-01')
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    await person.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(message)
    await waitFor(() =>
      expect(seen.mock.contexts.some((shown) => (shown as Element).contains(alert))).toBe(true),
    )
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Javiera')
    // The next attempt fails for another reason, before anything is sent.
    await person.clear(screen.getByLabelText('Nombre'))
    await person.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    await waitFor(() => expect(screen.queryByText(message, { exact: false })).toBeNull())
    expect(screen.getByText('Este campo es obligatorio')).toBeTruthy()
  })

  it('shows ‘Error:’, the reason and the request id when the server fails to restore a password', async () => {
    refusal = { status: 500, code: 'internal', message: 'Algo falló de nuestro lado' }
    const { user: person } = open('restore')
    await person.type(await screen.findByLabelText('Correo'), 'javiera@metrolibre.example')
    await person.click(screen.getByRole('button', { name: 'Enviar enlace' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error: Algo falló de nuestro lado')
    expect(alert.textContent).toContain('fake-request')
  })

  it('stays open with an error when nobody answers', async () => {
    const { user: person, sessionStore } = open('login')
    await api.close()
    await person.type(await screen.findByLabelText('Correo'), 'javiera@metrolibre.example')
    await person.type(screen.getByLabelText('Contraseña'), 'correcta')
    await person.click(screen.getByRole('button', { name: 'Entrar' }))
    expect(await screen.findByText('No hay conexión. Revisa tu red e inténtalo de nuevo')).toBeTruthy()
    expect(sessionStore.get(sessionAtom).status).not.toBe('signed-in')
  })

  it('shows the server’s answer to a lost password, and is in English under /en', async () => {
    const { user: person } = open('restore', '/en')
    await person.type(await screen.findByLabelText('Email'), 'javiera@metrolibre.example')
    await person.click(screen.getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText(/recibirás un enlace/)).toBeTruthy()
    expect(api.calls.at(-1)?.headers['accept-language']).toBe('en')
  })
})
