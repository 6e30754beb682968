import { endpoints, type UserPayment } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { findPaymentRows } from '../admin-payments/list-repository.ts'
import { toAdminPayment } from '../admin-payments/to-admin-payment.ts'
import { listMine } from '../own-properties/list.ts'
import { showListing } from '../own-properties/property-wire.ts'
import { pageOf } from '../reservations/lists.ts'
import { showToAdmins } from '../reservations/show-to-admins.ts'
import { findListed } from './list-repository.ts'
import { listUserPaymentIds, listUserReviews } from './part-repository.ts'

const usualLimit = 20

/** Registers the lists of one user. A user who was erased, or never was, is not found. */
export function registerAdminUserParts(app: AppContext): void {
  const { adminUserParts } = endpoints
  const known = async (id: string) => found(await findListed(app.db, id)).user

  serve(app, adminUserParts.locations, async ({ params, query: { limit = usualLimit, cursor } }) => {
    const { properties, nextCursor } = await listMine(app, await known(params.id), { limit, cursor })
    return { locations: properties.map((one) => showListing(app, one)), nextCursor }
  })
  serve(app, adminUserParts.reservations, async ({ params, query: { side, ...query }, request }) => {
    const { id } = await known(params.id)
    const { views, nextCursor } = await pageOf(app, {
      ...query,
      ...(side === 'client' ? { tenantId: id } : { ownerId: id }),
    })
    return { reservations: await showToAdmins(app, views, request.locale), nextCursor }
  })
  serve(app, adminUserParts.reviews, async ({ params, query }) =>
    listUserReviews(app.db, (await known(params.id)).id, query),
  )
  serve(app, adminUserParts.payments, async ({ params, query, request: { locale } }) => {
    const { rows, entries } = await listUserPaymentIds(app.db, (await known(params.id)).id, query)
    const ids = rows.map(({ id }) => id)
    const read = await findPaymentRows(app.db, ids)
    const payments = ids.map((id): UserPayment => {
      const { paid: paidAt, ...payment } = toAdminPayment(read.get(id)!, locale)
      return { ...payment, paidAt }
    })
    return { payments, ...entries }
  })
}
