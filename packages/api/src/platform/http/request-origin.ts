import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestFacts } from './call.ts'

type Origin = Pick<RequestFacts, 'id' | 'ip'>

const storage = new AsyncLocalStorage<Origin>()

/** Runs the work of a request, so that a record of it can say from where it came. */
export const withRequestOrigin = <Result>(origin: Origin, work: () => Result): Result =>
  storage.run(origin, work)

/** Returns the request that is being handled, or undefined for a job. */
export const requestOrigin = (): Origin | undefined => storage.getStore()
