import type { BulkBody, BulkListName } from '@metrolibre/contract'
import type { SQL } from 'drizzle-orm'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { selectPostIds } from '../admin-community/post-repository.ts'
import { removeAnyPost, setPostActive, verifyPost } from '../admin-community/posts.ts'
import { selectReviewIds } from '../admin-community/review-repository.ts'
import { setReviewFlag } from '../admin-community/reviews.ts'
import { selectPropertyIds } from '../admin-properties/list-repository.ts'
import { setActiveWithin } from '../admin-properties/set-active.ts'
import { trashPropertyWithin as trashProperty } from '../admin-properties/trash.ts'
import { readFilter } from '../admin-properties/wire.ts'
import { setFlag, type ChangedBy } from '../admin-users/flags.ts'
import { selectUserIds } from '../admin-users/list-repository.ts'
import { trashUserWithin as trashUser } from '../admin-users/trash.ts'
import { verifyWithin } from '../mandates/publish.ts'

/** Does one thing to one row, exactly as the call for that row alone does it. */
type Act = (app: AppContext, tx: Transaction, id: string, by: ChangedBy) => Promise<unknown>

const actorOf = ({ actorId: id, requestId }: ChangedBy) => ({ id, requestId })
const recordedBy = ({ actorId, requestId }: ChangedBy) => ({ actorId, requestId })

/** What is done to a row, by list and action. */
export const acts: Readonly<Record<BulkListName, Readonly<Record<string, Act>>>> = {
  users: {
    verify: (app, tx, id, by) => setFlag(app, tx, { id, flag: 'isVerified', on: true }, by),
    deactivate: (app, tx, id, by) => setFlag(app, tx, { id, flag: 'isActive', on: false }, by),
    trash: trashUser,
  },
  locations: {
    verify: (app, tx, id, by) => verifyWithin(app, tx, actorOf(by), { propertyId: id, isVerified: true }),
    withhold: (app, tx, id, by) => setActiveWithin(app, tx, actorOf(by), { id, isActive: false }),
    trash: (app, tx, id, by) => trashProperty(app, tx, actorOf(by), id),
  },
  publications: {
    verify: (app, tx, id, by) => verifyPost(app, tx, { id, isVerified: true }, recordedBy(by)),
    hide: (app, tx, id, by) => setPostActive(app, tx, { id, isActive: false }, recordedBy(by)),
    remove: (app, tx, id, by) => removeAnyPost(app, tx, id, recordedBy(by)),
  },
  reviews: {
    verify: (_app, tx, id, by) => setReviewFlag(tx, { id, flag: 'isVerified', on: true }, recordedBy(by)),
    hide: (_app, tx, id, by) => setReviewFlag(tx, { id, flag: 'isActive', on: false }, recordedBy(by)),
  },
}

/** Selects the rows that match now. */
export const selectIds = (body: BulkBody): SQL => {
  switch (body.list) {
    case 'users':
      return selectUserIds(body.filter)
    case 'locations':
      return selectPropertyIds(readFilter(body.filter))
    case 'publications':
      return selectPostIds(body.filter)
    case 'reviews':
      return selectReviewIds(body.filter)
  }
}
