import type { endpoints, Response } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { fullName } from '../../platform/person-name.ts'
import { findPropertyDetail } from '../properties/detail/repository.ts'
import { findOwnProperty } from '../own-properties/repository.ts'
import { wrongStage } from '../own-properties/wrong-stage.ts'
import { showVisit } from './list.ts'
import { findTechnicalVisit } from './repository.ts'
import { countToldAddress } from './tell-address.ts'
import { trackingOf, type VisitOrigin } from './tracking.ts'

type Prefill = Response<typeof endpoints.visits.prefill>

/**
 * Returns what is needed to open a property's widget for a signed-in user: the property's own link or ours,
 * and the whole address, which a visitor has to know (RULES.md §7.3).
 * @throws AppError not_found, sold_out, unavailable (no widget is configured), and whatever
 *   `countToldAddress` refuses
 */
export async function prefill(app: AppContext, user: CurrentUser, propertyId: string): Promise<Prefill> {
  const property = await findPropertyDetail(app.db, propertyId)
  if (!property?.listed) throw new AppError('not_found')
  if (!property.isActive) throw new AppError('sold_out')
  const link = property.calendlyLink ?? app.config.VISITS_URL
  if (!link) throw new AppError('unavailable')
  await countToldAddress(app, user, property)
  return widgetOf(app, user, property, { link, kind: 'visit' })
}

/**
 * Returns what is needed to open the inspectors' widget for an own property that is handed in, and the visit
 * that is booked there.
 * @throws AppError not_found, wrong_state, unavailable (no widget is configured)
 */
export async function prefillTechnical(
  app: AppContext,
  user: CurrentUser,
  propertyId: string,
): Promise<Response<typeof endpoints.visits.technical>> {
  const property = found(await findOwnProperty(app.db, propertyId, user.id))
  if (property.stage !== 'submitted' && property.stage !== 'visit_scheduled') throw wrongStage(property.stage)
  const link = app.config.TECHNICAL_VISIT_URL
  if (!link) throw new AppError('unavailable')
  const row = await findTechnicalVisit(app.db, propertyId)
  return {
    ...widgetOf(app, user, property, { link, kind: 'technical' }),
    visit: row ? showVisit(app, row) : null,
  }
}

function widgetOf(
  app: AppContext,
  user: CurrentUser,
  property: PropertyRow,
  { link, kind }: { link: string; kind: VisitOrigin['kind'] },
): Prefill {
  const url = new URL(link)
  const tracking = trackingOf(app.config.APP_SECRET, { propertyId: property.id, userId: user.id, kind })
  for (const [name, value] of Object.entries(tracking)) url.searchParams.set(name, value)
  return {
    url: url.href,
    name: fullName(user),
    email: user.email,
    customAnswers: [property.name, property.address],
  }
}
