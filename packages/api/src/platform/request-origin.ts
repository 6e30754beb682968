import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being handled. */
interface RequestOrigin {
  readonly id: string
  readonly ip: string
  /** The admin who sent it, if it was one and had to be signed in for it. */
  readonly adminId?: string | undefined
}

const storage = new AsyncLocalStorage<RequestOrigin>()

/** Runs the work of a request, so that a record of it can say from where it came. */
export const withRequestOrigin = <Result>(origin: RequestOrigin, work: () => Result): Result =>
  storage.run(origin, work)

/** Returns the request that is being handled, or undefined for a job. */
export const requestOrigin = (): RequestOrigin | undefined => storage.getStore()
