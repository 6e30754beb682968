import type { AppContext } from '../../platform/context.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { partlyHidden } from '../../platform/partly-hidden.ts'
import { enqueueToAccount } from '../notices/enqueue-notice.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { browserOf } from './browser-of.ts'
import { lockActiveUser } from './repository.ts'
import { newPlaceMail } from './new-place-mail.ts'
import { placesOf } from './login-place.ts'
import {
  deleteOldPlaces,
  hasOtherPlace,
  lastToldAt,
  markNew,
  renamePlace,
  takeUnmailedPlaces,
  touchPlace,
} from './login-place-repository.ts'

const day = 86_400_000
const keptDays = 365

const tellNewPlaces = defineJob<{ userId: string }>('tell-new-places')

/**
 * Records from where somebody signed in. A place that is new for the account is mailed to its user, at most
 * once a day: further ones wait for the next mail. The very first place is not mailed (RULES.md §2.14, §2.16, §2.17).
 */
export async function noteLoginPlace(
  app: AppContext,
  { id: userId }: Pick<UserRow, 'id'>,
  request: RequestFacts,
): Promise<void> {
  const now = app.clock.now()
  const [place, ...formerPlaces] = placesOf(app.config, userId, request)
  await app.db.transaction(async (tx) => {
    await renamePlace(tx, userId, formerPlaces, place)
    if (!(await touchPlace(tx, userId, place, now))) return
    if (!(await hasOtherPlace(tx, userId, place))) return
    await markNew(tx, userId, place, {
      newAt: now,
      network: partlyHidden(request.ip),
      browser: browserOf(request.userAgent),
    })
    await recordSecurityEvent(tx, { kind: 'login_new_place', userId, origin: originOf(app, request) })
    const told = await lastToldAt(tx, userId)
    const runAt = told && told.getTime() + day > now.getTime() ? new Date(told.getTime() + day) : undefined
    await enqueue(tx, tellNewPlaces, { userId }, { key: `new-places:${userId}`, ...(runAt && { runAt }) })
  })
}

/** Registers the job that mails new places and the timer that removes old ones. */
export function registerNewPlaces(app: AppContext): void {
  app.jobs.handle(tellNewPlaces, ({ userId }) =>
    app.db.transaction(async (tx) => {
      const user = await lockActiveUser(tx, userId)
      if (!user) return
      const places = await takeUnmailedPlaces(tx, userId, app.clock.now())
      if (places.length === 0) return
      const url = pageUrl(app.config.PUBLIC_URL, user.language, '/profile/main')
      await enqueueToAccount(app, tx, user, { kind: 'new_place', content: newPlaceMail(user, places, url) })
    }),
  )
  app.jobs.every('forget-login-places', 3_600_000, () =>
    deleteOldPlaces(app.db, new Date(app.clock.now().getTime() - keptDays * day)),
  )
}
