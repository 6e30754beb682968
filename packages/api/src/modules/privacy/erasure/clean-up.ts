import type { AppContext } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/client.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { deleteFiles } from '../../../platform/storage/delete-files.ts'
import { discardUnusedNow } from '../../images/unused.ts'
import { leaveList } from '../../newsletter/mailing-list.ts'
import { deleteCustomer } from '../../payments/catalogue.ts'
import { discardExport } from '../prepare-export.ts'

const endIdentity = defineJob<{ userId: string }>('end-identity')
const forgetCustomer = defineJob<{ customerId: string }>('forget-customer')
const leaveNewsletter = defineJob<{ email: string }>('leave-newsletter')

/** What is left of a person outside of the database. */
export interface Remains {
  readonly userId: string
  /** Keys of private files. */
  readonly files: readonly string[]
  /** Keys of pictures, which stay as long as something else shows them. */
  readonly pictures: readonly string[]
  readonly exportIds: readonly string[]
  /** The payment provider's customer. */
  readonly customerId: string | null
  /** The address to remove from the mailing list. */
  readonly subscribedAs: string | null
}

/** Schedules the removal of everything that is not in the database, so that it happens if the erasure commits. */
export async function scheduleCleanUp(tx: Transaction, remains: Remains): Promise<void> {
  const { userId, customerId, subscribedAs } = remains
  if (remains.files.length > 0) await enqueue(tx, deleteFiles, { keys: [...remains.files] })
  for (const key of remains.pictures) await discardUnusedNow(tx, key)
  for (const id of remains.exportIds) await enqueue(tx, discardExport, { id })
  await enqueue(tx, endIdentity, { userId })
  if (customerId) await enqueue(tx, forgetCustomer, { customerId })
  if (subscribedAs) await enqueue(tx, leaveNewsletter, { email: subscribedAs })
}

/** Registers the jobs that remove what other services know of an erased person. */
export function registerCleanUp(app: AppContext): void {
  app.jobs.handle(endIdentity, ({ userId }) => app.identity.remove(userId, app.clock.now()))
  app.jobs.handle(forgetCustomer, ({ customerId }) => deleteCustomer(app, customerId))
  app.jobs.handle(leaveNewsletter, ({ email }) => leaveList(app.config, email))
}
