import { useSession } from '@metrolibre/platform'
import type { Holder } from './list.ts'

/** Returns whose favourites this browser shows; unknown until it is clear whether somebody is signed in. */
export const useHolder = (): Holder => {
  const { status, user } = useSession()
  return user ?? (status === 'loading' ? 'unknown' : 'device')
}
