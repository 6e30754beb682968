import { visitMs, type Body, type endpoints } from '@metrolibre/contract'
import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found, isAppError } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { phoneColumn } from '../../platform/phone.ts'
import { checkCaptcha } from '../captcha/service.ts'
import { findPropertyDetail } from '../properties/detail/repository.ts'
import { findFreeTimes } from './change.ts'
import { notify } from './mails.ts'
import { findSameVisit } from './change-repository.ts'
import { findVisitedPlace, insertVisit, lockPerson, lockStage } from './repository.ts'
import { countToldAddress } from './tell-address.ts'

/** @throws AppError not_found, sold_out */
async function readVisitable(app: AppContext, id: string): Promise<PropertyRow> {
  const property = await findPropertyDetail(app.db, id)
  if (!property?.listed) throw new AppError('not_found')
  if (!property.isActive) throw new AppError('sold_out')
  return property
}

/**
 * Returns when a property can be visited.
 * @throws AppError not_found, sold_out
 */
export const readFreeTimes = async (app: AppContext, id: string): Promise<number[]> =>
  findFreeTimes(app, app.db, await readVisitable(app, id))

/** Whether a visitor may know the exact address (RULES.md §7.43). Without it a visit is booked anyway. */
async function mayKnowAddress(app: AppContext, user: CurrentUser, property: PropertyRow): Promise<boolean> {
  try {
    await countToldAddress(app, user, property)
    return true
  } catch (error) {
    if (isAppError(error) && (error.code === 'email_unconfirmed' || error.code === 'rate_limited'))
      return false
    throw error
  }
}

/**
 * Books a visit in the hours that the owner of a place set, and mails both sides. Sent twice, it is one visit. A signed-in
 * visitor is mailed at the address of the account.
 * @throws AppError not_found, sold_out, wrong_state (it is booked in a widget), period_taken, captcha_failed, rate_limited (no
 *   mail could confirm it)
 */
export async function bookVisit(
  app: AppContext,
  { user, request }: { user: CurrentUser | null; request: Pick<RequestFacts, 'ip' | 'locale'> },
  id: string,
  { start, name, email: typed, phone, recaptchaToken }: Body<typeof endpoints.visits.book>,
): Promise<{ start: number; end: number }> {
  // A captcha that was sent lifts the limit of its network, so it is always checked.
  if (recaptchaToken) await checkCaptcha(app, recaptchaToken, request.ip)
  const property = await readVisitable(app, id)
  if (!property.visitHours || property.calendlyLink)
    throw new AppError('wrong_state', { text: 'wrong_state.visit_elsewhere' })
  const email = user?.email ?? typed
  const knows = user !== null && (await mayKnowAddress(app, user, property))
  const times = { startsAt: new Date(start), endsAt: new Date(start + visitMs) }
  await app.db.transaction(async (tx) => {
    // The person before the place, as an erasure does.
    const userId = knows ? await lockPerson(tx, user.id) : null
    await lockStage(tx, id)
    if (await findSameVisit(tx, { propertyId: id, email, start: times.startsAt })) return
    const place = found(await findVisitedPlace(tx, id))
    if (!(await findFreeTimes(app, tx, place)).includes(start)) throw new AppError('period_taken')
    const visit = await insertVisit(tx, {
      kind: 'visit',
      propertyId: id,
      userId,
      visitorName: name,
      visitorEmail: email,
      visitorPhone: phoneColumn(phone, place.country),
      language: request.locale,
      isRunHere: true,
      providerId: `here:${randomUUID()}`,
      ...times,
    })
    const isTold = await notify(app, tx, 'booked', { place, visit: found(visit), email })
    if (!isTold) throw new AppError('rate_limited', { retryAfterSeconds: 3600 })
  })
  return { start, end: start + visitMs }
}
