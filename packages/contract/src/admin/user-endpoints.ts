import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Country } from '../primitives/money.ts'
import { Flag } from '../primitives/text.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'
import { AdminReservation } from '../reservations/schemas.ts'
import { PublicPerson, User, UserExtra, UserUpdate } from '../users/schemas.ts'

const tag = 'admin users'

/** A user as shown to admins. */
export const AdminUser = v.object({
  ...User.entries,
  isDeleted: v.boolean(),
  /** When the user was moved to the trash, and by whom. */
  deletedAt: v.nullable(Instant),
  deletedBy: v.nullable(PublicPerson),
  stripeCustomerId: v.nullable(v.string()),
  /** How many properties the user owns that are not in the trash. */
  ownedLocations: v.pipe(v.number(), v.integer()),
  /** When the user last signed in, as far as it is still stored (RULES.md §10.31). */
  lastSessionAt: v.nullable(Instant),
  /** The version of the record, see `ifUpdatedAt`. */
  updatedAt: Instant,
})
export type AdminUser = v.InferOutput<typeof AdminUser>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A user with the newest five of their bookings on each side. Longer lists have calls of their own, page by page. */
export const AdminUserDetail = v.object({
  ...AdminUser.entries,
  clientReservations: v.array(AdminReservation),
  ownerReservations: v.array(AdminReservation),
  /** How long the lists of the user are. */
  counts: v.object({ locations: count, reviewsCreated: count, reviewsReceived: count, payments: count }),
})
export type AdminUserDetail = v.InferOutput<typeof AdminUserDetail>

/** The fields of a user that admins can change. The e-mail address is not one of them (RULES.md §2.31). */
const { email: _identity, ...profileEntries } = UserUpdate.entries
export const AdminUserUpdate = body({
  ...profileEntries,
  ...UserExtra.entries,
  /** The `updatedAt` of the record that the form was filled from. */
  ifUpdatedAt: v.optional(Instant),
})
export type AdminUserUpdate = v.InferOutput<typeof AdminUserUpdate>

/** What users are filtered by. `q` is found in names, e-mail address, company, without regard to accents, and an identity number as a whole. */
export const userFilterEntries = {
  q: listQuery(['created']).q,
  isVerified: v.optional(v.boolean()),
  isActive: v.optional(v.boolean()),
  isOwner: v.optional(v.boolean()),
  isAdmin: v.optional(v.boolean()),
  country: v.optional(Country),
  /** Registered on these days or between them, by the calendar of Chile. */
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
}
const UserQuery = v.object({ ...userFilterEntries, ...listQuery(['created', 'name']) })
const TrashQuery = v.object({ ...userFilterEntries, ...listQuery(['deleted', 'name']) })
const users = v.object({ users: v.array(AdminUser), ...listAnswerEntries })
const onlyId = body({ id: Id })

export const adminUsers = {
  list: endpoint({
    id: 'adminUsers.list',
    method: 'GET',
    path: '/admin/listusers',
    access: 'admin',
    tag,
    summary: 'Users',
    query: UserQuery,
    response: users,
    errors: [],
    rateLimit: 'office',
  }),
  trash: endpoint({
    id: 'adminUsers.trash',
    method: 'GET',
    path: '/admin/listuserstrash',
    access: 'admin',
    tag,
    summary: 'Users in the trash',
    query: TrashQuery,
    response: users,
    errors: [],
    rateLimit: 'office',
  }),
  detail: endpoint({
    id: 'adminUsers.detail',
    method: 'GET',
    path: '/admin/user/:id',
    access: 'admin',
    tag,
    summary: 'A user with what belongs to them',
    params: IdParams,
    response: AdminUserDetail,
    errors: [],
    rateLimit: 'office',
  }),
  trashDetail: endpoint({
    id: 'adminUsers.trashDetail',
    method: 'GET',
    path: '/admin/user/:id/trash',
    access: 'admin',
    tag,
    summary: 'The same of a user in the trash',
    params: IdParams,
    response: AdminUserDetail,
    errors: [],
    rateLimit: 'office',
  }),
  update: endpoint({
    id: 'adminUsers.update',
    method: 'PUT',
    path: '/admin/user/:id',
    access: 'admin',
    tag,
    summary: 'Change the data of a user',
    params: IdParams,
    body: AdminUserUpdate,
    response: AdminUser,
    errors: ['changed_meanwhile'],
    rateLimit: 'office',
  }),
  sendReset: endpoint({
    id: 'adminUsers.sendReset',
    method: 'POST',
    path: '/admin/user/:id/send-reset',
    access: 'admin',
    tag,
    summary: 'Mail a user the link to set a new password',
    params: IdParams,
    response: Message,
    errors: ['wrong_state', 'conflict'],
    rateLimit: 'office',
  }),
  endSessions: endpoint({
    id: 'adminUsers.endSessions',
    method: 'POST',
    path: '/admin/user/:id/end-sessions',
    access: 'admin',
    tag,
    summary: 'End all sessions of a user',
    params: IdParams,
    response: Message,
    errors: [],
    rateLimit: 'office',
  }),
  setActive: endpoint({
    id: 'adminUsers.setActive',
    method: 'PUT',
    path: '/admin/changeuserstatus',
    access: 'admin',
    tag,
    summary: 'Switch an account on or off',
    body: body({ id: Id, isActive: Flag }),
    response: AdminUser,
    errors: ['not_found', 'last_admin'],
    rateLimit: 'office',
  }),
  setOwner: endpoint({
    id: 'adminUsers.setOwner',
    method: 'PUT',
    path: '/admin/makeowner',
    access: 'admin',
    tag,
    summary: 'Make somebody an owner, or not',
    body: body({ id: Id, isOwner: Flag }),
    response: AdminUser,
    errors: ['not_found'],
    rateLimit: 'office',
  }),
  setAdmin: endpoint({
    id: 'adminUsers.setAdmin',
    method: 'PUT',
    path: '/admin/user/:id/asignAdmin',
    access: 'admin',
    tag,
    summary: 'Make somebody an admin, or not; the last admin stays',
    params: IdParams,
    body: body({ isAdmin: Flag }),
    response: AdminUser,
    errors: ['last_admin'],
    rateLimit: 'office',
  }),
  setVerified: endpoint({
    id: 'adminUsers.setVerified',
    method: 'PUT',
    path: '/admin/user/:id/verify',
    access: 'admin',
    tag,
    summary: 'Mark a user as verified, or not',
    params: IdParams,
    body: body({ isVerified: Flag }),
    response: AdminUser,
    errors: [],
    rateLimit: 'office',
  }),
  remove: endpoint({
    id: 'adminUsers.remove',
    method: 'PUT',
    path: '/admin/deleteuser',
    access: 'admin',
    tag,
    summary: 'Move a user to the trash',
    body: onlyId,
    response: Message,
    errors: ['not_found', 'live_reservations', 'last_admin'],
    rateLimit: 'office',
  }),
  removeForGood: endpoint({
    id: 'adminUsers.removeForGood',
    method: 'PUT',
    path: '/admin/deleteuserpermanent',
    access: 'admin',
    tag,
    summary: 'Delete a user for good',
    body: onlyId,
    response: Message,
    errors: ['not_found', 'live_reservations', 'money_open', 'last_admin', 'wrong_state'],
    rateLimit: 'office',
  }),
  restore: endpoint({
    id: 'adminUsers.restore',
    method: 'PUT',
    path: '/admin/restoreuser',
    access: 'admin',
    tag,
    summary: 'Take a user out of the trash',
    body: onlyId,
    response: Message,
    errors: ['not_found'],
    rateLimit: 'office',
  }),
} as const
