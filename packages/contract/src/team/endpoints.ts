import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { body } from '../primitives/body.ts'
import { Id, IdParams } from '../primitives/id.ts'
import { nameText } from '../primitives/person-name.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { Flag, optionalText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'

/** A member of the team. Hidden members are only sent to admins. */
export const TeamMember = v.object({
  id: Id,
  name: v.string(),
  position: v.string(),
  description: v.string(),
  ...pictureEntries,
  isVisible: v.boolean(),
  /** When it was changed last; only sent to admins. */
  updatedAt: v.optional(Instant),
})
export type TeamMember = v.InferOutput<typeof TeamMember>

export const TeamMemberUpdate = body({
  name: v.optional(nameText(120)),
  position: optionalText(160),
  description: optionalText(1000),
  isVisible: v.optional(Flag),
  /** Null removes the picture. A picture is added with `images.adminUpload`. */
  image: v.optional(v.null('validation.invalid')),
  ifUpdatedAt: v.optional(Instant),
})
export type TeamMemberUpdate = v.InferOutput<typeof TeamMemberUpdate>

export const personal = {
  list: endpoint({
    id: 'personal.list',
    method: 'GET',
    path: '/personal/',
    access: 'optional',
    tag: 'personal',
    summary: 'The team',
    response: v.object({ personal: v.array(TeamMember) }),
    errors: [],
    rateLimit: 'read',
  }),
  update: endpoint({
    id: 'personal.update',
    method: 'PUT',
    path: '/personal/:id',
    access: 'admin',
    tag: 'personal',
    summary: 'Change or hide a member of the team',
    params: IdParams,
    body: TeamMemberUpdate,
    response: TeamMember,
    errors: ['changed_meanwhile'],
    rateLimit: 'office',
  }),
} as const
