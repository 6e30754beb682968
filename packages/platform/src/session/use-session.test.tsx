// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { open } from '../testing/open.tsx'
import { loginRequestAtom, sessionAtom } from './session-atom.ts'
import { useSession } from './use-session.ts'

function Who() {
  const { status, user, openLogin } = useSession()
  return (
    <>
      <p>{`${status} ${user?.firstName ?? 'nobody'}`}</p>
      <button type="button" onClick={() => openLogin()}>
        enter
      </button>
      <button type="button" onClick={() => openLogin({ form: 'register', returnTo: '/profile/main' })}>
        register
      </button>
    </>
  )
}

it('is loading until the browser has looked for a session, and opens the login dialog on request', async () => {
  const { store } = open(<Who />)
  expect(screen.getByText('loading nobody')).toBeTruthy()
  store.set(sessionAtom, { status: 'anonymous', user: null })
  expect(await screen.findByText('anonymous nobody')).toBeTruthy()
  fireEvent.click(screen.getByText('enter'))
  expect(store.get(loginRequestAtom)).toEqual({ form: 'login' })
  fireEvent.click(screen.getByText('register'))
  expect(store.get(loginRequestAtom)).toEqual({ form: 'register', returnTo: '/profile/main' })
})
