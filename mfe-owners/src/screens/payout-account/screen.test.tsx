// @vitest-environment jsdom
import { endpoints, type PayoutAccount, type RefusedPayout } from '@metrolibre/contract'
import {
  aUser,
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { payoutAccounts } = endpoints
const hour = 3_600_000
const now = Date.parse('2026-11-28T22:52:00Z')
const owner = { ...aUser(), isOwner: true }
const active: PayoutAccount = {
  id: '6f0f3c30-7d53-4a0f-9c51-d2a3c2f3a001',
  country: 'Chile',
  bank: '012',
  kind: 'checking',
  numberEnd: '7731',
  holderName: 'Camila Prueba',
  holderDocument: '12.34•.•••-•',
  noticeEmail: 'antes@people.example',
  state: 'active',
  confirmedAt: now - 1_000 * hour,
  startsAt: now - 1_000 * hour,
}
const waiting: PayoutAccount = {
  ...active,
  id: '6f0f3c30-7d53-4a0f-9c51-d2a3c2f3a002',
  bank: '001',
  numberEnd: '4417',
  noticeEmail: 'despues@people.example',
  state: 'waiting',
  confirmedAt: now - 8 * hour,
  startsAt: now + 64 * hour,
}
const review: PayoutAccount = { ...waiting, state: 'review', startsAt: null }
const away = () => refuse({ status: 503, code: 'unavailable', message: 'El servicio no está disponible' })
const wrongField = (path: string, code: string, message: string) =>
  refuse({ status: 400, code: 'validation', message, fields: [{ path, code, message }] })

let api: FakeApi
let accounts: PayoutAccount[]
let refused: RefusedPayout[]
/** Whether the server fails to answer. */
let isDown: boolean
/** What the account becomes that is confirmed with the code 407312. */
let confirmed: PayoutAccount[]
const listed = () => ({ accounts, serverTime: now })

beforeEach(async () => {
  localStorage.clear()
  // What is typed is kept on the device once this is answered.
  localStorage.setItem(
    'metrolibre.consent',
    JSON.stringify({ choice: 'declined', version: '2026-11', at: new Date(now).toISOString() }),
  )
  accounts = []
  refused = []
  confirmed = [active]
  isDown = false
  api = await startFakeApi([
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.ledger.list, () => ({
      rows: [],
      payments: [],
      returns: [],
      transfers: [],
      balances: [
        {
          locationId: '1b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11',
          currency: 'CLP' as const,
          balance: 2_540_000,
          available: 2_540_000,
          held: { stays: 0, disputes: 0, refunds: 0 },
          coming: [],
        },
      ],
      serverTime: now,
    })),
    answers(payoutAccounts.list, () =>
      isDown ? away() : { ...listed(), mandateDocuments: ['12.345.678-5'], refused },
    ),
    answers(payoutAccounts.ask, () =>
      isDown
        ? away()
        : {
            id: '6f0f3c30-7d53-4a0f-9c51-d2a3c2f3a003',
            email: owner.email,
            expiresAt: now + hour / 6,
            serverTime: now,
          },
    ),
    answers(payoutAccounts.confirm, ({ body }) => {
      if ((body as { code: string }).code !== '407312')
        wrongField('code', 'validation.code_wrong', 'Este código no es el que te enviamos. Revísalo')
      accounts = confirmed
      return listed()
    }),
    answers(payoutAccounts.stop, () => {
      if (isDown) away()
      accounts = accounts.filter(({ state }) => state === 'active')
      return listed()
    }),
  ])
})
afterEach(() => api.close())

const patience = { timeout: 25_000 }
const open = async (path = '/my-locations/payout-account', user = owner) => {
  const page = await renderRemote(remote, { path, api: api.baseUrl, user })
  await screen.findByRole('heading', { name: /Cómo cuidamos el cambio|How we look after/ }, patience)
  return page
}
type Person = Awaited<ReturnType<typeof open>>['user']
const sent = (id: string) => api.calls.filter(({ endpointId }) => endpointId === id).map(({ body }) => body)
const button = (name: string) => screen.getByRole('button', { name })
const typeChilean = async (person: Person) => {
  await person.selectOptions(screen.getByLabelText('Banco'), 'BancoEstado')
  await person.click(screen.getByRole('radio', { name: 'Vista' }))
  await person.type(screen.getByLabelText('Número de cuenta'), '0025 5004 417')
}
const typeCode = async (person: Person, code: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>('Código')
  await person.clear(field)
  await person.type(field, code)
  return field
}

describe('a payment that the bank refused', () => {
  const payout: RefusedPayout = {
    country: 'Chile',
    currency: 'CLP',
    amount: 2_540_000,
    refusedAt: now - 5 * hour,
    why: 'closed',
    account: { bank: '001', kind: 'sight', numberEnd: '4417', holderName: 'Camila Prueba' },
  }

  it('is above the form for another account, with the reason and what to do', async () => {
    refused = [payout]
    await open()
    const told = screen.getByText(/El banco no aceptó tu pago de \$\s2\.540\.000/).closest('[role]')!
    expect(told.textContent).toContain('28 nov')
    expect(told.textContent).toContain('Banco de Chile, vista ·· 4417: la cuenta está cerrada')
    expect(told.textContent).toContain('Indica otra cuenta, o la misma con sus datos corregidos')
    expect(
      told.compareDocumentPosition(screen.getByLabelText('Banco')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  })

  it('asks for nothing where the account is fine, in the language and country of the page', async () => {
    accounts = [active]
    refused = [{ ...payout, why: 'limit' }]
    await open('/en/my-locations/payout-account')
    const told = screen.getByText(/The bank did not accept your payment of/).closest('[role]')!
    expect(told.textContent).toContain('There is nothing for you to do')
    expect(screen.queryByText(/Give us another account/)).toBeNull()
  })

  it('is shown with the accounts of its own country', async () => {
    refused = [{ ...payout, country: 'Perú', currency: 'PEN', account: null }]
    await open('/my-locations/payout-account?country=Chile')
    expect(screen.queryByText(/El banco no aceptó/)).toBeNull()
  })
})

describe('the first account', () => {
  it('names at each field what is missing or wrong, sends nothing and keeps what was typed', async () => {
    const { user: person } = await open()
    await person.clear(screen.getByLabelText('RUT del titular'))
    await person.type(screen.getByLabelText('RUT del titular'), '12.345.678-9')
    await person.type(screen.getByLabelText('Número de cuenta'), '12')
    await person.click(button('Seguir'))
    await waitFor(() => expect(screen.getByLabelText('Banco').getAttribute('aria-invalid')).toBe('true'))
    const errorOf = (name: string) => screen.getByLabelText(name).getAttribute('aria-describedby')!
    const textOf = (name: string) =>
      errorOf(name)
        .split(' ')
        .map((id) => document.querySelector(`[id="${id}"]`)!.textContent)
        .join(' ')
    expect(textOf('Número de cuenta')).toContain('de 4 a 20 dígitos')
    expect(textOf('RUT del titular')).toContain('con su dígito verificador')
    expect(
      within(screen.getByRole('group', { name: 'Tipo de cuenta' })).getByText(/obligatorio/),
    ).toBeTruthy()
    expect(sent('payoutAccounts.ask')).toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>('Número de cuenta').value).toBe('12')
  })

  it('is asked for, confirmed with the mailed code, and shown by its end', async () => {
    const { user: person } = await open()
    // Taken from the mandate.
    expect(screen.getByLabelText<HTMLInputElement>('RUT del titular').value).toBe('12.345.678-5')
    expect(screen.getByText('Dígito correcto. Es el RUT de tu mandato.')).toBeTruthy()
    await typeChilean(person)
    await person.click(button('Seguir'))
    expect(await screen.findByText(/Te enviamos un código de 6 números/)).toBeTruthy()
    expect(sent('payoutAccounts.ask')).toEqual([
      {
        country: 'Chile',
        bank: '012',
        kind: 'sight',
        number: '0025 5004 417',
        holderName: 'Camila Prueba',
        holderDocument: '12.345.678-5',
        noticeEmail: owner.email,
      },
    ])
    const field = await typeCode(person, '407 000')
    expect(field.autocomplete).toBe('one-time-code')
    expect(field.value).toBe('407000')
    await person.click(button('Confirmar la cuenta'))
    expect(await screen.findByText('Este código no es el que te enviamos. Revísalo')).toBeTruthy()
    await typeCode(person, '407312')
    await person.click(button('Confirmar la cuenta'))
    expect(await screen.findByText('Activa')).toBeTruthy()
    expect(screen.getByText('Desde ahora te pagamos en BancoEstado, corriente ·· 7731.')).toBeTruthy()
    expect(screen.getByText('Va a BancoEstado, corriente ·· 7731.')).toBeTruthy()
    expect(Object.keys(localStorage).filter((key) => key.includes('payout'))).toEqual([])
  })

  it('is sent again after a failure that is shown once, with all that was typed', async () => {
    const { user: person } = await open()
    await typeChilean(person)
    isDown = true
    await person.click(button('Seguir'))
    expect((await screen.findAllByText('El servicio no está disponible')).length).toBe(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Número de cuenta').value).toBe('0025 5004 417')
    isDown = false
    await person.click(button('Reintentar'))
    expect(await screen.findByLabelText('Código')).toBeTruthy()
    expect(screen.queryByText('El servicio no está disponible')).toBeNull()
  })

  it('keeps what was typed for each country, also when it is corrected after the code was sent', async () => {
    const { user: person } = await open()
    await typeChilean(person)
    await person.click(screen.getByRole('radio', { name: 'Perú' }))
    expect(await screen.findByLabelText('Código de cuenta interbancario, CCI')).toBeTruthy()
    await person.click(screen.getByRole('radio', { name: 'Chile' }))
    const number = () => screen.findByLabelText<HTMLInputElement>('Número de cuenta')
    await waitFor(async () => expect((await number()).value).toBe('0025 5004 417'))
    await person.click(button('Seguir'))
    await person.click(await screen.findByRole('button', { name: 'Corregir' }))
    await waitFor(async () => expect((await number()).value).toBe('0025 5004 417'))
  })

  it('of another holder than that of the mandate is said to be looked at by a person', async () => {
    const { user: person } = await open()
    const rut = screen.getByLabelText('RUT del titular')
    await person.clear(rut)
    await person.type(rut, '76.086.428-5')
    expect(await screen.findByText('El mandato dice otro RUT. Lo revisa una persona.')).toBeTruthy()
  })
})

describe('an account in Perú', () => {
  it('takes its bank from the CCI, and counts the digits that are missing', async () => {
    const { user: person } = await open('/my-locations/payout-account?country=Perú')
    const cci = screen.getByLabelText('Código de cuenta interbancario, CCI')
    await person.type(cci, '011 241 000190006582')
    expect(screen.getByText('Van 18 de 20 números.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Banco').value).toBe('BBVA')
    await person.click(button('Seguir'))
    expect(await screen.findByText('Faltan los 2 de control')).toBeTruthy()
    await person.type(cci, '31')
    expect(await screen.findByText('Los dígitos de control no coinciden. Revisa el CCI')).toBeTruthy()
    await person.type(cci, '{Backspace}0')
    await waitFor(() => expect(cci.getAttribute('aria-invalid')).toBe('true'))
  })
})

describe('an account that waits', () => {
  it('is shown with its time, who was mailed, and the one in use, and is stopped by one press', async () => {
    accounts = [active, waiting]
    const { user: person } = await open()
    expect(screen.getByRole('heading', { name: 'Faltan 64 horas' })).toBeTruthy()
    expect(screen.getByText(/parte el martes 1 de diciembre a las 11:52/)).toBeTruthy()
    expect(screen.getByText('Banco de Chile, corriente ·· 4417')).toBeTruthy()
    expect(screen.getByText('Desde el 1 dic')).toBeTruthy()
    expect(
      screen.getByText(
        `A ${owner.email}, despues@people.example, antes@people.example, con un enlace para detenerlo.`,
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cambiar la cuenta' })).toBeNull()
    isDown = true
    await person.click(button('Detener el cambio'))
    expect(await screen.findByText('El servicio no está disponible')).toBeTruthy()
    isDown = false
    await person.click(button('Reintentar'))
    expect(await screen.findByRole('button', { name: 'Cambiar la cuenta' })).toBeTruthy()
    expect(screen.queryByText('Banco de Chile, corriente ·· 4417')).toBeNull()
    expect(screen.getByText('El cambio se detuvo. Todo sigue como antes.')).toBeTruthy()
  })

  it('for the office has no time', async () => {
    accounts = [review]
    await open()
    expect(screen.getByRole('heading', { name: 'Una persona revisa tu cuenta' })).toBeTruthy()
    expect(screen.getByText(/Hasta entonces tu pago queda guardado/)).toBeTruthy()
  })

  it('follows the change of an account in use', async () => {
    accounts = [active]
    confirmed = [active, waiting]
    const { user: person } = await open()
    await person.click(button('Cambiar la cuenta'))
    expect(screen.getByText('Hoy te pagamos en')).toBeTruthy()
    await typeChilean(person)
    await person.click(button('Seguir'))
    await typeCode(person, '407312')
    await person.click(button('Cambiar la cuenta'))
    const title = await screen.findByRole('heading', { name: 'Faltan 64 horas' })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })
})

it('says that the accounts could not be loaded, and tries again', async () => {
  isDown = true
  const { user: person } = await renderRemote(remote, {
    path: '/my-locations/payout-account',
    api: api.baseUrl,
    user: owner,
  })
  expect(await screen.findByText('No pudimos cargar tus cuentas', {}, patience)).toBeTruthy()
  isDown = false
  await person.click(button('Reintentar'))
  expect(await screen.findByRole('heading', { name: 'Tu cuenta en Chile' })).toBeTruthy()
})

it('is a tab of owners', async () => {
  await open('/en/my-locations/payout-account')
  const tabs = within(screen.getByRole('navigation', { name: 'Your workspace' }))
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Where we pay you')
})
