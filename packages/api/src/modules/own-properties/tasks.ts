import { showTimeZone, type OwnerTask } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { hasCostsToConfirm } from '../properties/stated-costs.ts'
import { findDatedTasks, findUnstated } from './task-repository.ts'

/** Nobody does more at once; what is left comes once these are done. */
const mostTasks = 20

/** Returns what waits for an owner, over all properties: what is due first first, and then what has no deadline. */
export async function ownerTasks(app: AppContext, ownerId: string): Promise<OwnerTask[]> {
  const [dated, unstated] = await Promise.all([
    findDatedTasks(app.sql, { ownerId, now: app.clock.now(), limit: mostTasks }),
    findUnstated(app.db, ownerId),
  ])
  const asked = unstated.filter(hasCostsToConfirm).map(({ id: property, ...place }) => ({
    ...place,
    kind: 'confirm_costs' as const,
    property,
    due: null,
    booking: null,
  }))
  return [...dated, ...asked].slice(0, mostTasks).map(({ country, timeZone, ...task }) => ({
    kind: task.kind,
    property: task.property,
    name: task.name,
    ...showTimeZone({ country, timeZone }),
    due: task.due,
    booking: task.booking,
  }))
}
