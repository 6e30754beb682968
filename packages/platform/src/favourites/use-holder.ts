import { useSession } from '@metrolibre/platform'
import type { Holder } from './list.ts'

/** Returns whose favourites this browser shows. */
export const useHolder = (): Holder => {
  const { status, user, isUnread } = useSession()
  if (isUnread) return 'unread'
  return user ?? (status === 'loading' ? 'unknown' : 'device')
}
