import type { CurrentUser } from '../../platform/identity/current-user.ts'
import type { UndoneBy } from './undo.ts'

/** Who makes a change, and with which request. */
export type Actor = UndoneBy

export const actorOf = ({
  user,
  request,
}: {
  user: Pick<CurrentUser, 'id'>
  request: { id: string }
}): Actor => ({ actorId: user.id, requestId: request.id })
