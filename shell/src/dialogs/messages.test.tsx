// @vitest-environment jsdom
import { useFeedback, useVideoDialog } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import {
  createMemoryNavigation,
  createQueryClient,
  createStore,
  loginRequestAtom,
  type OpenNotice,
  PlatformProviders,
  PagesInMemory,
} from '@metrolibre/platform/host'
import {
  act,
  cleanup,
  fillBrowserGaps,
  render,
  screen,
  testConfig,
  userEvent,
  waitFor,
  within,
} from '@metrolibre/testing/react'
import { UiProvider } from '@metrolibre/ui'
import { useEffect } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCatalogue } from '../locale/catalogues.ts'
import { LocaleBoundary } from '../locale/locale-boundary.tsx'
import type { ShellSession } from '../session/create-session.ts'
import { SessionContext } from '../session/session-context.ts'
import { Dialogs } from './dialogs.tsx'
import { NoticeFailed, PartFailed } from './part-failed.tsx'

let feedback: ReturnType<typeof useFeedback>
let video: ReturnType<typeof useVideoDialog>
let askForLogin: () => void
let goTo: (to: string | number) => Promise<void>

function Caller() {
  const ownFeedback = useFeedback()
  const ownVideo = useVideoDialog()
  useEffect(() => {
    feedback = ownFeedback
    video = ownVideo
  }, [ownFeedback, ownVideo])
  return null
}

const open = (path = '/') => {
  cleanup()
  const element = (
    <LocaleBoundary>
      <Caller />
      <main tabIndex={-1} />
      <SessionContext value={{ warmUp: () => {} } as ShellSession}>
        <Dialogs />
      </SessionContext>
    </LocaleBoundary>
  )
  const store = createStore()
  askForLogin = () => act(() => store.set(loginRequestAtom, { form: 'login' }))
  const routes = [{ path: '*', element }]
  const navigation = createMemoryNavigation(path)
  goTo = (to) => act(() => navigation.navigate(to as string))
  render(
    <UiProvider>
      <PlatformProviders store={store} queryClient={createQueryClient()} config={testConfig}>
        <PagesInMemory navigation={navigation} routes={routes} />
      </PlatformProviders>
    </UiProvider>,
  )
  return userEvent.setup()
}

const patience = { timeout: 10_000 }
const alertdialog = () => screen.findByRole('alertdialog', {}, patience)

// On a busy machine, loading their code takes longer than a test waits.
beforeAll(() =>
  Promise.all([import('./notice.tsx'), import('./auth/login-dialog.tsx'), import('./toasts.tsx')]),
)
beforeEach(async () => {
  fillBrowserGaps()
  await Promise.all([loadCatalogue('es'), loadCatalogue('en')])
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('the login window', () => {
  it('stands at once, can be closed, and is where its form arrives', async () => {
    const user = open()
    // The first window of a visit: its code is here, but rendered a moment later.
    askForLogin()
    expect(screen.getByRole('dialog', { name: 'Qué bueno verte' }).getAttribute('aria-busy')).toBe('true')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    askForLogin()
    const email = await screen.findByLabelText('Correo', {}, patience)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.getByRole('dialog').contains(email)).toBe(true)
  })

  it('leaves the keyboard at the content when nobody has pressed a button for it', async () => {
    const user = open()
    askForLogin()
    await screen.findByLabelText('Correo', {}, patience)
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
  })
})

describe('going back', () => {
  it('closes what was opened over the page that is left, and keeps alerts', async () => {
    open('/propietario')
    await goTo('/propiedad')
    act(() => video({ title: 'Taller Ñuñoa', src: '/films/1.mp4' }))
    await screen.findByRole('dialog', { name: 'Taller Ñuñoa' }, patience)
    const sure = feedback.confirm({ title: '¿Pausar?', text: '', confirm: 'Pausar', cancel: 'Cancelar' })
    void feedback.alert({ title: 'Tu sesión terminó', text: 'Entra de nuevo' })
    await goTo(-1)
    expect(await sure).toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Taller Ñuñoa' })).toBeNull())
    expect(await screen.findByText('Entra de nuevo', {}, patience)).toBeTruthy()
  })
})

describe('a notice', () => {
  it('shows the server’s message with a request id to copy until it is closed', async () => {
    const user = open()
    const read = feedback.showError(
      Object.assign(new Error('No pudimos guardar tus datos'), { requestId: 'req-4711' }),
    )
    const dialog = within(await alertdialog())
    expect(dialog.getByText('Opps.. Algo salio mal')).toBeTruthy()
    expect(dialog.getByText('No pudimos guardar tus datos')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Copiar' }))
    expect(await navigator.clipboard.readText()).toBe('req-4711')
    expect(await dialog.findByRole('button', { name: 'Copiado' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Entendido' }))
    await read
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('is shown before the login dialog that follows it, and above one that is already open', async () => {
    const user = open()
    const read = feedback.alert({ title: 'Tu sesión terminó', text: 'Entra de nuevo' })
    askForLogin()
    const dialog = within(await alertdialog())
    // An empty field that was never typed in shows no error either.
    expect(screen.queryByLabelText('Correo')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Entendido' }))
    await read
    const email = await screen.findByLabelText('Correo', {}, patience)
    expect(email.getAttribute('aria-invalid')).not.toBe('true')
    await user.type(email, 'elisa@people.example')
    void feedback.showError('no paper left')
    await alertdialog()
    expect(screen.getByDisplayValue('elisa@people.example')).toBe(email)
  })

  it('shows the failure itself when there is no server message, in the page’s language', async () => {
    open('/en')
    void feedback.showError('no paper left')
    const dialog = within(await alertdialog())
    expect(dialog.getByText('Oops. Something went wrong')).toBeTruthy()
    expect(dialog.getByText('no paper left')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Copy' })).toBeNull()
  })

  it('offers two answers; closing it chooses the one that changes nothing', async () => {
    const user = open()
    const ask = () =>
      feedback.confirm({
        title: '¿Pausar?',
        text: 'Se mostrará agotada.',
        confirm: 'Pausar',
        cancel: 'Cancelar',
      })
    const sure = ask()
    await user.click(within(await alertdialog()).getByRole('button', { name: 'Pausar' }))
    expect(await sure).toBe(true)
    const unsure = ask()
    expect(document.activeElement?.textContent).not.toBe('Pausar')
    const dialog = await alertdialog()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    expect(await unsure).toBe(false)
  })

  it('disappears after three seconds when it only reports success', async () => {
    open()
    feedback.toast('Guardado')
    await screen.findByText('Guardado', {}, patience)
    cleanup()
    vi.useFakeTimers()
    open()
    await act(async () => feedback.toast('Gracias por compartir'))
    expect(screen.getByText('Gracias por compartir')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2_900))
    expect(screen.getByText('Gracias por compartir')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.queryByText('Gracias por compartir')).toBeNull()
  })
})

describe('a dialog in a separate chunk', () => {
  it('shows a film with the caller’s texts, and closes', async () => {
    const user = open()
    act(() => video({ title: 'Taller Ñuñoa', src: '/films/1.mp4' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Taller Ñuñoa' }, patience))
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that it could not be loaded, and is loaded again on request', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi
      .fn<() => Promise<{ default: () => string }>>()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
      .mockResolvedValue({ default: () => 'aquí está' })
    const Part = lazyPart(load, PartFailed)
    const element = (
      <LocaleBoundary>
        <Part />
      </LocaleBoundary>
    )
    const routes = [{ path: '*', element }]
    const navigation = createMemoryNavigation('/')
    const user = userEvent.setup()
    render(
      <UiProvider>
        <PagesInMemory navigation={navigation} routes={routes} />
      </UiProvider>,
    )
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('aquí está')).toBeTruthy()
    logged.mockRestore()
  })

  it('shows the text of an alert whose dialog can’t be loaded, and cancels a question', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const part = () => Promise.reject<{ default: never }>(new Error('Loading chunk 9 failed.'))
    const Part = lazyPart<{ notice: OpenNotice }>(part, NoticeFailed)
    const said = vi.fn<(confirmed: boolean) => void>()
    const show = (notice: OpenNotice) => {
      cleanup()
      const element = (
        <LocaleBoundary>
          <Part notice={notice} />
        </LocaleBoundary>
      )
      render(
        <UiProvider>
          <PagesInMemory navigation={createMemoryNavigation('/')} routes={[{ path: '*', element }]} />
        </UiProvider>,
      )
    }
    const user = userEvent.setup()
    show({ kind: 'alert', request: { title: 'No se guardó', text: 'No hay conexión' }, answer: said })
    expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión')
    await user.click(screen.getByRole('button', { name: 'Entendido' }))
    const question = { title: '¿Cancelar?', text: 'Queda libre', confirm: 'Sí', cancel: 'No' }
    show({ kind: 'confirm', request: question, answer: said })
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }))
    expect(said.mock.calls).toEqual([[true], [false]])
    logged.mockRestore()
  })
})
