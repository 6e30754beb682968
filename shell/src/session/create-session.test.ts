// @vitest-environment jsdom
import type { SignedIn, User } from '@metrolibre/contract'
import { recordConsent, createQueryClient, createStore, sessionAtom } from '@metrolibre/platform/host'
import { openDraft } from '@metrolibre/platform/forms'
import { QueryObserver } from '@tanstack/react-query'
import { object, string } from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearPersonalStorage } from './clear-storage.ts'
import { createKeptToken } from './kept-token.ts'
import { createTestIdentity, createTestSession } from './testing/create-test-session.ts'

const user = { id: 'u1', firstName: 'Javiera' } as User
const answer = { storageTokenAuthFirebase: 'custom', token: 'first', user }

const setUp = (stored: User = user, now = 0) => {
  const clock = { now }
  const sdk = createTestIdentity()
  const identity = vi.fn<() => Promise<typeof sdk>>(() => Promise.resolve(sdk))
  const fetchIdentity = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  const readUser = vi.fn<() => Promise<User>>(() => Promise.resolve(stored))
  const endOnServer = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('offline')))
  const canStore = vi.fn<() => boolean>(() => true)
  const store = createStore()
  const queryClient = createQueryClient()
  const session = createTestSession({
    store,
    queryClient,
    identity,
    fetchIdentity,
    readUser,
    keptToken: createKeptToken(localStorage, () => clock.now),
    canStore,
    endOnServer,
    clearStorage: (reach) => clearPersonalStorage(reach, localStorage, sessionStorage),
    now: () => clock.now,
  })
  return {
    session,
    store,
    queryClient,
    sdk,
    identity,
    fetchIdentity,
    readUser,
    endOnServer,
    canStore,
    clock,
    state: () => store.get(sessionAtom),
  }
}

/** Logs in, and waits until the identity SDK has the login. */
const logIn = async ({ session }: ReturnType<typeof setUp>, signedIn: SignedIn = answer) => {
  session.signIn(signedIn)
  await expect.poll(() => sessionStorage.getItem('metrolibre.session.entry')).toBeNull()
}

/** A page after an hour, when the token that the browser keeps is no use any more. */
const comeBackLate = (stored: User = user) => setUp(stored, 3_600_000)

describe('the session', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('tells whether it is kept, and loads the code of the identity SDK ahead without opening it', async () => {
    const visitor = setUp()
    expect(visitor.session.isKept()).toBe(false)
    await logIn(visitor)
    const again = setUp()
    expect(again.session.isKept()).toBe(true)
    again.session.warmUp()
    expect(again.fetchIdentity).toHaveBeenCalledOnce()
    expect(again.identity).not.toHaveBeenCalled()
  })

  it('never loads the identity SDK for visitors', async () => {
    const { session, identity, state } = setUp()
    await session.start()
    expect(state()).toEqual({ status: 'anonymous', user: null })
    expect(await session.token()).toBeNull()
    expect(identity).not.toHaveBeenCalled()
  })

  it('starts with a login and is restored by the next page', async () => {
    const first = setUp()
    await logIn(first)
    expect(first.sdk.signIn).toHaveBeenCalledWith('custom', true)
    expect(first.state()).toEqual({ status: 'signed-in', user })
    expect(await first.session.token()).toBe('first')

    const next = comeBackLate()
    await next.session.start()
    expect(next.state()).toEqual({ status: 'signed-in', user })
    expect(await next.session.token()).toBe('fresh')
  })

  it('leaves no mark of a session that the browser does not store', async () => {
    const page = setUp()
    page.canStore.mockReturnValue(false)
    expect(page.session.signIn(answer)).toBe(false)
    await expect.poll(() => page.sdk.signIn.mock.calls).toEqual([['custom', false]])
    expect(page.state()).toEqual({ status: 'signed-in', user })
    expect(localStorage).toHaveLength(0)
  })

  it('begins with the answer of the login, before the identity SDK has it', async () => {
    const { session, sdk, state, clock } = setUp()
    const entry = Promise.withResolvers<void>()
    sdk.signIn.mockReturnValue(entry.promise)
    expect(session.signIn(answer)).toBe(true)
    expect(state()).toEqual({ status: 'signed-in', user })
    expect(await session.token()).toBe('first')
    // A renewal waits for it, and does not find the session gone.
    clock.now = 60_000
    const renewed = session.token({ fresh: true })
    expect(sdk.freshToken).not.toHaveBeenCalled()
    entry.resolve()
    expect(await renewed).toBe('fresh')
    expect(localStorage.getItem('metrolibre.session')).toBe('u1')
  })

  it('asks again for what the page shows, unless that is left at once', async () => {
    for (const [isLeaving, asked] of [
      [true, 1],
      [false, 2],
    ] as const) {
      const { session, queryClient } = setUp()
      const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('places'))
      const stop = new QueryObserver(queryClient, { queryKey: ['places'], queryFn }).subscribe(() => {})
      await expect.poll(() => queryClient.getQueryState(['places'])?.status).toBe('success')
      session.signIn(answer, { isLeaving })
      expect(queryClient.getQueryState(['places'])?.isInvalidated).toBe(true)
      await expect.poll(() => queryFn.mock.calls.length).toBe(asked)
      stop()
    }
  })

  it('goes on after a load when the page was left before the identity SDK had it', async () => {
    const left = setUp()
    left.sdk.signIn.mockReturnValue(new Promise(() => {}))
    left.session.signIn(answer)
    const next = setUp()
    expect(next.session.isKept()).toBe(true)
    await next.session.start()
    expect(next.sdk.signIn).toHaveBeenCalledWith('custom', true)
    expect(next.state()).toEqual({ status: 'signed-in', user })
    expect(localStorage.getItem('metrolibre.session')).toBe('u1')
    expect(sessionStorage).toHaveLength(0)
  })

  it('is the new one after a load, when a change of password or address ended the others', async () => {
    await logIn(setUp())
    const left = setUp()
    await left.session.start()
    left.sdk.signIn.mockReturnValue(new Promise(() => {}))
    left.session.signIn({ ...answer, storageTokenAuthFirebase: 'changed', token: 'second' })
    const next = setUp()
    expect(next.session.isKeptWhole()).toBe(false)
    await next.session.start()
    expect(next.sdk.signIn).toHaveBeenCalledWith('changed', true)
    expect(await next.session.token()).toBe('fresh')
  })

  it('is tried again with the identity SDK until that has it', async () => {
    vi.useFakeTimers()
    const { session, sdk, state } = setUp()
    sdk.signIn.mockRejectedValueOnce(new Error('busy'))
    session.signIn(answer)
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toEqual({ status: 'signed-in', user })
    expect(localStorage.getItem('metrolibre.session')).toBeNull()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(localStorage.getItem('metrolibre.session')).toBe('u1')
    vi.useRealTimers()
  })

  it('leaves nothing in the identity SDK when it ends before that has it', async () => {
    const { session, sdk } = setUp()
    const entry = Promise.withResolvers<void>()
    sdk.signIn.mockReturnValue(entry.promise)
    session.signIn(answer)
    await session.logout()
    expect(sdk.signOut).toHaveBeenCalledOnce()
    entry.resolve()
    await expect.poll(() => sdk.signOut.mock.calls.length).toBe(2)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  it('is restored by the token that was kept, without the identity SDK', async () => {
    await logIn(setUp())
    const next = setUp()
    expect(next.session.isKeptWhole()).toBe(true)
    await next.session.start()
    expect(next.state()).toEqual({ status: 'signed-in', user })
    expect(await next.session.token()).toBe('first')
    expect(next.identity).not.toHaveBeenCalled()
    // What is nearly over is no use, nor is what another person left.
    expect(comeBackLate().session.isKeptWhole()).toBe(false)
    localStorage.setItem('metrolibre.session', 'u2')
    expect(setUp().session.isKeptWhole()).toBe(false)
  })

  it('renews the token at a sign of life, before a call needs it', async () => {
    const page = setUp()
    await logIn(page)
    const stop = page.session.watch()
    const touch = () => window.dispatchEvent(new Event('pointermove'))
    page.clock.now = 44_999
    touch()
    expect(page.sdk.freshToken).not.toHaveBeenCalled()
    page.clock.now = 45_000
    touch()
    touch()
    await expect.poll(() => page.readUser.mock.calls.length).toBe(1)
    expect(page.sdk.freshToken).toHaveBeenCalledOnce()
    page.clock.now = 61_000
    expect(await page.session.token()).toBe('fresh')
    expect(page.sdk.freshToken).toHaveBeenCalledOnce()
    stop()
  })

  it('says when it is known whether somebody is signed in', async () => {
    const page = setUp()
    await logIn(page)
    const next = setUp()
    const read = Promise.withResolvers<User>()
    next.readUser.mockReturnValue(read.promise)
    const told = vi.fn<() => void>()
    const settled = next.session.settled().then(told)
    const started = next.session.start()
    await expect.poll(() => next.readUser.mock.calls.length).toBe(1)
    expect(told).not.toHaveBeenCalled()
    read.resolve(user)
    await Promise.all([started, settled])
    expect(next.state().user).toEqual(user)
    await next.session.settled()
  })

  it('renews the token and loads the user again after one minute, before the next call', async () => {
    const page = setUp()
    const { session, clock, readUser, state } = page
    await logIn(page)
    readUser.mockResolvedValue({ ...user, firstName: 'Javi' })
    clock.now = 60_000
    expect(await session.token()).toBe('fresh')
    await expect.poll(() => state().user?.firstName).toBe('Javi')
  })

  it('removes all personal data at logout, even offline', async () => {
    const page = setUp()
    const { session, queryClient, sdk, state } = page
    await logIn(page)
    queryClient.setQueryData(['own'], 1)
    recordConsent(localStorage, 'declined')
    for (const who of [user.id, null])
      openDraft('contact', object({ name: string() }), who).write({ name: 'Javiera' })
    localStorage.setItem('metrolibre.country', 'Perú')
    expect(localStorage).toHaveLength(6)
    await session.logout()
    expect(state().status).toBe('anonymous')
    expect(sdk.signOut).toHaveBeenCalled()
    expect(queryClient.getQueryData(['own'])).toBeUndefined()
    expect(Object.keys(localStorage).toSorted()).toEqual(['metrolibre.consent', 'metrolibre.country'])
    expect(await session.token()).toBeNull()
  })

  it('is kept when it should end on all devices and the server could not be reached', async () => {
    const page = setUp()
    const { session, sdk, state, endOnServer } = page
    await logIn(page)
    await expect(session.logout({ orFail: true })).rejects.toThrow('offline')
    expect(state().status).toBe('signed-in')
    expect(sdk.signOut).not.toHaveBeenCalled()
    endOnServer.mockResolvedValueOnce({})
    await session.logout({ orFail: true })
    expect(state().status).toBe('anonymous')
  })

  it('asks the server for nothing when the account and its sessions are gone', async () => {
    const page = setUp()
    const { session, sdk, state, endOnServer } = page
    await logIn(page)
    await session.logout({ ended: true })
    expect(state().status).toBe('anonymous')
    expect(sdk.signOut).toHaveBeenCalled()
    expect(endOnServer).not.toHaveBeenCalled()
  })

  it('ends with one message when the server or the identity provider refuses it', async () => {
    const page = setUp()
    const { session, sdk, state } = page
    const told = vi.fn<(reason: string) => void>()
    session.onEnded(told)
    await logIn(page)
    sdk.freshToken.mockResolvedValue(null)
    expect(await session.token({ fresh: true })).toBeNull()
    session.unauthenticated()
    expect(told.mock.calls).toEqual([['gone']])
    expect(state().status).toBe('anonymous')
  })

  it('keeps drafts, and nothing else, for the same user when it ends by itself', async () => {
    const page = setUp()
    const { session } = page
    await logIn(page)
    recordConsent(localStorage, 'declined')
    const draft = openDraft('booking.contract.1', object({ company: string() }), user.id)
    draft.write({ company: 'Taller La Escuadra' })
    localStorage.setItem('metrolibre.booking.payment.1', 'key')
    session.unauthenticated()
    expect(draft.read()).toEqual({ company: 'Taller La Escuadra' })
    expect(localStorage.getItem('metrolibre.booking.payment.1')).toBeNull()
  })

  it('is unread while the stored session can’t be read, but is not deleted', async () => {
    await logIn(setUp())
    const next = comeBackLate()
    next.readUser.mockRejectedValue(new Error('offline'))
    await expect(next.session.start()).rejects.toThrow('offline')
    expect(next.state()).toEqual({ status: 'anonymous', user: null, isUnread: true })
    const later = comeBackLate()
    await later.session.start()
    expect(later.state().status).toBe('signed-in')
  })

  it.each([
    ['somebody else', 'u2', null],
    ['the same person', 'u1', 'of u1'],
  ])('leaves of an unread session what is right when %s logs in', async (_who, id, left) => {
    await logIn(setUp())
    const page = comeBackLate()
    const { session, readUser, queryClient, state } = page
    readUser.mockRejectedValueOnce(new Error('offline'))
    await expect(session.start()).rejects.toThrow('offline')
    localStorage.setItem('metrolibre.favourites', 'of u1')
    queryClient.setQueryData(['read with the token of u1'], 1)
    await logIn(page, { ...answer, token: 'theirs', user: { ...user, id } })
    expect(localStorage.getItem('metrolibre.favourites')).toBe(left)
    expect(queryClient.getQueryData(['read with the token of u1'])).toBe(left ? 1 : undefined)
    expect(localStorage.getItem('metrolibre.session')).toBe(id)
    expect(state().user?.id).toBe(id)
    expect(await session.token()).toBe('theirs')
  })

  it('is restored without a login when the second attempt can read it', async () => {
    await logIn(setUp())
    const { session, readUser, queryClient } = comeBackLate()
    const followed = vi.fn<() => void>()
    session.onFollowed(followed)
    const visitors = ['what a visitor was answered']
    readUser.mockRejectedValueOnce(new Error('offline'))
    await expect(session.start()).rejects.toThrow('offline')
    expect(followed).not.toHaveBeenCalled()
    queryClient.setQueryData(visitors, 'nothing')
    await session.start()
    expect(followed).toHaveBeenCalledOnce()
    expect(queryClient.getQueryState(visitors)?.isInvalidated).toBe(true)
  })

  it('is reported as ended when a retry learns that, and is not unread any more', async () => {
    await logIn(setUp())
    const { session, sdk, readUser, state } = comeBackLate()
    const told = vi.fn<(reason: string) => void>()
    session.onEnded(told)
    readUser.mockRejectedValueOnce(new Error('offline'))
    await expect(session.start()).rejects.toThrow('offline')
    sdk.freshToken.mockResolvedValue(null)
    await session.start()
    expect(told.mock.calls).toEqual([['gone']])
    expect(state()).toEqual({ status: 'anonymous', user: null })
  })

  it.each(['identity provider', 'server'] as const)(
    'reports at the next visit that it was ended by the %s',
    async (by) => {
      await logIn(setUp())
      const { session, sdk, readUser, state } = comeBackLate()
      const told = vi.fn<(reason: string) => void>()
      session.onEnded(told)
      if (by === 'identity provider') sdk.freshToken.mockResolvedValue(null)
      else
        readUser.mockImplementation(() => {
          session.unauthenticated()
          return Promise.reject(new Error('401'))
        })
      await session.start()
      expect(told.mock.calls).toEqual([['gone']])
      expect(state().status).toBe('anonymous')
      expect(localStorage).toHaveLength(0)
    },
  )

  it('ends when the user has lost a role, which it checks after a refused call', async () => {
    const page = setUp({ ...user, isAdmin: true })
    const { session, readUser, state } = page
    const told = vi.fn<(reason: string) => void>()
    session.onEnded(told)
    await logIn(page, { ...answer, user: { ...user, isAdmin: true } })
    session.forbidden()
    await expect.poll(() => readUser.mock.calls.length).toBe(1)
    expect(state().status).toBe('signed-in')
    readUser.mockResolvedValue({ ...user, isAdmin: false })
    session.forbidden()
    await expect.poll(() => state().status).toBe('anonymous')
    expect(told.mock.calls).toEqual([['demoted']])
  })

  describe('when the identity provider can’t be reached', () => {
    const busy = () => Promise.reject(new Error('busy'))

    it('continues with the stored token until it expires', async () => {
      await logIn(setUp())
      const { session, sdk, state } = comeBackLate()
      sdk.freshToken.mockImplementation(busy)
      await session.start()
      expect(state()).toEqual({ status: 'signed-in', user })
      expect(await session.token()).toBe('kept')
    })

    it('is restored by retries at growing intervals, and at once when the connection is back', async () => {
      vi.useFakeTimers()
      await logIn(setUp())
      const { session, sdk, state } = comeBackLate()
      const told = vi.fn<() => void>()
      const followed = vi.fn<() => void>()
      session.onEnded(told)
      session.onFollowed(followed)
      sdk.freshToken.mockImplementation(busy)
      sdk.keptToken.mockImplementation(busy)
      await expect(session.start()).rejects.toThrow('busy')
      expect(state().status).toBe('anonymous')
      await vi.advanceTimersByTimeAsync(5_000)
      expect(sdk.freshToken).toHaveBeenCalledTimes(2)
      await vi.advanceTimersByTimeAsync(9_999)
      expect(sdk.freshToken).toHaveBeenCalledTimes(2)
      sdk.freshToken.mockResolvedValue('fresh')
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(0)
      expect(state()).toEqual({ status: 'signed-in', user })
      expect(followed).toHaveBeenCalledOnce()
      await vi.advanceTimersByTimeAsync(600_000)
      expect(sdk.freshToken).toHaveBeenCalledTimes(3)
      expect(told).not.toHaveBeenCalled()
      vi.useRealTimers()
    })

    it('is replaced when somebody logs in meanwhile', async () => {
      await logIn(setUp())
      const { session, sdk, state } = comeBackLate()
      let arrive = (_token: string) => {}
      sdk.freshToken.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
      const started = session.start()
      await expect.poll(() => sdk.freshToken.mock.calls.length).toBe(1)
      const next = { ...user, id: 'u2' }
      session.signIn({ storageTokenAuthFirebase: 'custom', token: 'theirs', user: next })
      arrive('of the one before')
      await started
      expect(state().user?.id).toBe('u2')
      expect(await session.token()).toBe('theirs')
    })

    it('stays signed in: a call whose token was refused fails, and nobody is logged out', async () => {
      const page = setUp()
      const { session, sdk, state } = page
      await logIn(page)
      sdk.freshToken.mockImplementation(busy)
      await expect(session.token({ fresh: true })).rejects.toThrow('busy')
      expect(state()).toEqual({ status: 'signed-in', user })
    })
  })

  describe('with another tab', () => {
    const fromElsewhere = (key: string, newValue: string | null) => {
      if (newValue === null) localStorage.removeItem(key)
      else localStorage.setItem(key, newValue)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    }

    it('ends with the other tab’s logout, without removing what tabs share', async () => {
      const page = setUp()
      const { session, state } = page
      await logIn(page)
      const stop = session.watch()
      localStorage.setItem('metrolibre.draft', 'of the next person')
      fromElsewhere('metrolibre.session', null)
      expect(state().status).toBe('anonymous')
      expect(localStorage.getItem('metrolibre.draft')).not.toBeNull()
      stop()
    })

    it('ends when the page is shown again after a logout that it could not hear of, and says nothing', async () => {
      const page = setUp()
      const { session, state, readUser } = page
      await logIn(page)
      localStorage.removeItem('metrolibre.session')
      await session.verify()
      expect(state()).toEqual({ status: 'anonymous', user: null })
      expect(readUser).not.toHaveBeenCalled()
    })

    it('follows a login that it could not hear of, and asks whether its own session goes on', async () => {
      const other = { ...user, id: 'u2' }
      const page = setUp(other)
      const { session, state, readUser } = page
      await logIn(page)
      await session.verify().catch(() => undefined)
      expect(readUser).toHaveBeenCalledOnce()
      localStorage.setItem('metrolibre.session', 'u2')
      await session.verify()
      expect(state()).toEqual({ status: 'signed-in', user: other })
    })

    it('keeps a session that the browser does not store when its page is shown again', async () => {
      const page = setUp()
      const { session, state } = page
      page.canStore.mockReturnValue(false)
      await logIn(page)
      await session.verify()
      expect(state()).toEqual({ status: 'signed-in', user })
    })

    it('is not unread any more after the other tab’s logout', async () => {
      await logIn(setUp())
      const { session, readUser, state } = comeBackLate()
      readUser.mockRejectedValue(new Error('offline'))
      await expect(session.start()).rejects.toThrow('offline')
      const stop = session.watch()
      fromElsewhere('metrolibre.session', null)
      expect(state()).toEqual({ status: 'anonymous', user: null })
      stop()
    })

    it('follows the other tab’s login when the SDK has it, and stays anonymous if it never does', async () => {
      const { session, sdk, queryClient, state } = setUp()
      await session.start()
      const visitors = ['what a visitor was answered']
      queryClient.setQueryData(visitors, 'nothing')
      const stop = session.watch()
      const followed = vi.fn<() => void>()
      session.onFollowed(followed)
      sdk.follow.mockResolvedValueOnce(false)
      fromElsewhere('metrolibre.session', 'u1')
      await expect.poll(() => sdk.follow.mock.calls).toEqual([['u1']])
      expect(state().status).toBe('anonymous')
      expect(localStorage.getItem('metrolibre.session')).toBe('u1')
      fromElsewhere('metrolibre.session', 'u1')
      await expect.poll(() => followed.mock.calls.length).toBe(1)
      expect(state()).toEqual({ status: 'signed-in', user })
      expect(queryClient.getQueryState(visitors)?.isInvalidated).toBe(true)
      stop()
    })

    it('is unread, and restored by a retry, when the other tab’s login can’t be read', async () => {
      vi.useFakeTimers()
      const { session, readUser, state } = setUp()
      await session.start()
      const stop = session.watch()
      readUser.mockRejectedValueOnce(new Error('offline'))
      fromElsewhere('metrolibre.session', 'u1')
      await vi.advanceTimersByTimeAsync(0)
      expect(state()).toEqual({ status: 'anonymous', user: null, isUnread: true })
      await vi.advanceTimersByTimeAsync(5_000)
      expect(state()).toEqual({ status: 'signed-in', user })
      stop()
      vi.useRealTimers()
    })

    it('reports why it ended when the other tab says so', async () => {
      const page = setUp()
      const { session, state } = page
      const told = vi.fn<(reason: string) => void>()
      session.onEnded(told)
      await logIn(page)
      const stop = session.watch()
      fromElsewhere('metrolibre.session-ended', 'demoted')
      expect(told.mock.calls).toEqual([['demoted']])
      expect(state().status).toBe('anonymous')
      stop()
    })

    it('reports that also where the session could not be read', async () => {
      await logIn(setUp())
      const { session, readUser, state } = comeBackLate()
      const told = vi.fn<(reason: string) => void>()
      session.onEnded(told)
      readUser.mockRejectedValue(new Error('offline'))
      await expect(session.start()).rejects.toThrow('offline')
      const stop = session.watch()
      fromElsewhere('metrolibre.session-ended', 'gone')
      fromElsewhere('metrolibre.session', null)
      expect(told.mock.calls).toEqual([['gone']])
      expect(state()).toEqual({ status: 'anonymous', user: null })
      stop()
    })
  })
})
