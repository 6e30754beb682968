import { use } from 'react'
import { DataRouterContext } from './edge/router-contexts.ts'

/** Returns the router, which is the same for the whole visit: nothing is rendered again when the address changes. */
export function useRouter() {
  const context = use(DataRouterContext)
  if (!context) throw new Error('There is no router around this.')
  return context.router
}
