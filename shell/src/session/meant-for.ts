import type { Audience } from '@metrolibre/platform/remote-config'

type Role = { isOwner: boolean; isAdmin: boolean } | null

/** Whether an entry of a menu, or a part of a page, is meant for a user. */
export const meantFor = (audience: Audience, user: Role): boolean => {
  if (audience === 'all') return true
  if (!user) return false
  return audience === 'user' || user.isAdmin || (audience === 'owner' && user.isOwner)
}
