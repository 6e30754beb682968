import type { IdentitySdk } from './identity.ts'
import { createRetry } from './retry.ts'

const key = 'metrolibre.session.entry'

interface Login {
  readonly userId: string
  readonly customToken: string
}

interface Options {
  identity: () => Promise<IdentitySdk>
  /** Of this tab: a page that is left before the SDK has the login goes on with it after the next load. */
  tabStorage: Storage
  /** Whether the browser has room for a session. */
  canStore: () => boolean
  /** Called once the SDK has the login. */
  entered: (userId: string, isStored: boolean) => void
}

/**
 * Hands logins to the identity SDK, while the person already goes on with the token of the login's answer. It is tried
 * until it succeeds or the session has ended.
 */
export const createEntry = ({ identity, tabStorage: storage, canStore, entered }: Options) => {
  let latest: Login | null = null
  let running: Promise<void> = Promise.resolve()

  const enter = async (login: Login) => {
    if (latest !== login) return
    const sdk = await identity()
    const isStored = canStore()
    await sdk.signIn(login.customToken, isStored)
    if (latest === login) {
      latest = null
      storage.removeItem(key)
      entered(login.userId, isStored)
    }
    // The session has ended meanwhile, and nobody else signed in.
    else if (!latest) await sdk.signOut()
  }
  const run = (login: Login) => {
    // One after the other, so that the SDK ends with the latest.
    running = running.catch(() => {}).then(() => enter(login))
    return running
  }
  const again = createRetry(async () => {
    if (latest) await run(latest)
  })
  const start = (login: Login) => {
    latest = login
    run(login).catch(again)
  }

  return {
    begin: (userId: string, customToken: string) => {
      storage.setItem(key, `${userId} ${customToken}`)
      start({ userId, customToken })
    },
    /** Whether the page before has left a login that the SDK does not have. */
    isLeft: (): boolean => storage.getItem(key) !== null,
    /** Goes on with that login, unless it is not of the person whose session the browser has. */
    resume: (owner: string | null) => {
      const [userId, customToken] = (storage.getItem(key) ?? '').split(' ')
      if (latest || !userId || !customToken) return
      if (owner === null || owner === userId) start({ userId, customToken })
      else storage.removeItem(key)
    },
    /**
     * Resolves when the SDK has the last login.
     * @throws what kept it from taking it; that is tried again
     */
    done: (): Promise<void> => (latest ? running : Promise.resolve()),
    cancel: () => {
      latest = null
      storage.removeItem(key)
    },
  }
}

export type SessionEntry = ReturnType<typeof createEntry>
