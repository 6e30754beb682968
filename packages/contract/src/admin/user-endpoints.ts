import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { OwnedProperty } from '../locations/schemas.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Country } from '../primitives/money.ts'
import { Flag } from '../primitives/text.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'
import { AdminReservation } from '../reservations/schemas.ts'
import { Review } from '../reviews/endpoints.ts'
import { PublicPerson, User } from '../users/schemas.ts'

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
  /** When the user last signed in, as far as it is still stored (RULES.md §10). */
  lastSessionAt: v.nullable(Instant),
  /** The version of the record, see `ifUpdatedAt`. */
  updatedAt: Instant,
})
export type AdminUser = v.InferOutput<typeof AdminUser>

export const AdminUserDetail = v.object({
  ...AdminUser.entries,
  clientReservations: v.array(AdminReservation),
  ownerReservations: v.array(AdminReservation),
  locations: v.array(OwnedProperty),
  reviewsCreated: v.array(Review),
  reviewsReceived: v.array(Review),
})
export type AdminUserDetail = v.InferOutput<typeof AdminUserDetail>

const filterEntries = {
  isVerified: v.optional(v.boolean()),
  isActive: v.optional(v.boolean()),
  isOwner: v.optional(v.boolean()),
  isAdmin: v.optional(v.boolean()),
  country: v.optional(Country),
  /** Registered on these days or between them, by the calendar of Chile. */
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
}
/** `q` is found in names, e-mail address, company and RUT, without regard to accents. */
const UserQuery = v.object({ ...filterEntries, ...listQuery(['created', 'name']) })
const TrashQuery = v.object({ ...filterEntries, ...listQuery(['deleted', 'name']) })
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
  }),
  detail: endpoint({
    id: 'adminUsers.detail',
    method: 'GET',
    path: '/admin/user/:id',
    access: 'admin',
    tag,
    summary: 'A user with all that belongs to them',
    params: IdParams,
    response: AdminUserDetail,
    errors: [],
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
    errors: ['not_found', 'live_reservations', 'wrong_state'],
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
  }),
} as const
