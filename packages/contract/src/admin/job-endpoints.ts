import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { EmploymentType, Job } from '../jobs/endpoints.ts'
import { listAnswerEntries, listQuery } from '../primitives/admin-list.ts'
import { body } from '../primitives/body.ts'
import { IdParams } from '../primitives/id.ts'
import { Message } from '../primitives/message.ts'
import { Country } from '../primitives/money.ts'
import { Flag, requiredText } from '../primitives/text.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'

const tag = 'admin jobs'

/** A job opening as admins see it. It is on the public page while it is active and its last day has not passed. */
export const AdminJob = v.object({
  ...Job.entries,
  isActive: v.boolean(),
  /** Whether its last day has passed. */
  isOver: v.boolean(),
  updatedAt: Instant,
})
export type AdminJob = v.InferOutput<typeof AdminJob>

export const jobTextLimits = { title: 120, description: 2000, city: 120 } as const

const { title, description, city } = jobTextLimits

/** The content of a job opening. The English texts are given both or not at all. */
export const JobInput = body({
  title: requiredText(title),
  description: requiredText(description),
  titleEn: v.nullable(requiredText(title)),
  descriptionEn: v.nullable(requiredText(description)),
  city: requiredText(city),
  country: Country,
  employmentType: EmploymentType,
  isRemote: Flag,
  validThrough: v.nullable(CalendarDate),
  isActive: v.optional(Flag),
  ifUpdatedAt: v.optional(Instant),
})
export type JobInput = v.InferOutput<typeof JobInput>

export const adminJobs = {
  list: endpoint({
    id: 'adminJobs.list',
    method: 'GET',
    path: '/admin/job',
    access: 'admin',
    tag,
    summary: 'All job openings, by title or city',
    query: v.object({
      ...listQuery(['created', 'title', 'city']),
      isActive: v.optional(v.boolean()),
      country: v.optional(Country),
    }),
    response: v.object({ jobs: v.array(AdminJob), ...listAnswerEntries }),
    errors: [],
    rateLimit: 'office',
  }),
  detail: endpoint({
    id: 'adminJobs.detail',
    method: 'GET',
    path: '/admin/job/:id',
    access: 'admin',
    tag,
    summary: 'One job opening',
    params: IdParams,
    response: AdminJob,
    errors: [],
    rateLimit: 'office',
  }),
  create: endpoint({
    id: 'adminJobs.create',
    method: 'POST',
    path: '/admin/job',
    access: 'admin',
    tag,
    status: 201,
    summary: 'Add a job opening',
    body: JobInput,
    response: AdminJob,
    errors: [],
    rateLimit: 'office',
  }),
  update: endpoint({
    id: 'adminJobs.update',
    method: 'PUT',
    path: '/admin/job/:id',
    access: 'admin',
    tag,
    summary: 'Change a job opening',
    params: IdParams,
    body: JobInput,
    response: AdminJob,
    errors: ['changed_meanwhile'],
    rateLimit: 'office',
  }),
  setActive: endpoint({
    id: 'adminJobs.setActive',
    method: 'PUT',
    path: '/admin/job/:id/isActive',
    access: 'admin',
    tag,
    summary: 'Show a job opening on the public page or not',
    params: IdParams,
    body: body({ isActive: Flag }),
    response: AdminJob,
    errors: [],
    rateLimit: 'office',
  }),
  remove: endpoint({
    id: 'adminJobs.remove',
    method: 'DELETE',
    path: '/admin/job/:id',
    access: 'admin',
    tag,
    summary: 'Delete a job opening',
    params: IdParams,
    response: Message,
    errors: [],
    rateLimit: 'office',
  }),
} as const
