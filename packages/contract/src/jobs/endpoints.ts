import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { CalendarDate, Instant } from '../primitives/time.ts'

/** How much and for how long somebody is employed; the kinds that search engines know. */
export const employmentTypes = ['full_time', 'part_time', 'contractor', 'temporary', 'intern'] as const
export const EmploymentType = v.picklist(employmentTypes, 'validation.invalid')
export type EmploymentType = v.InferOutput<typeof EmploymentType>

/** A job opening. The English texts are null where there is only a Spanish one. */
export const Job = v.object({
  id: Id,
  title: v.string(),
  description: v.string(),
  titleEn: v.nullable(v.string()),
  descriptionEn: v.nullable(v.string()),
  city: v.string(),
  country: Country,
  employmentType: EmploymentType,
  /** Whether the work is done from anywhere in the country. */
  isRemote: v.boolean(),
  /** The last day on which people can apply, in the zone of the country. Null: until it is closed. */
  validThrough: v.nullable(CalendarDate),
  created: Instant,
})
export type Job = v.InferOutput<typeof Job>

export const jobs = {
  list: endpoint({
    id: 'jobs.list',
    method: 'GET',
    path: '/jobs/',
    access: 'public',
    tag: 'jobs',
    summary: 'The job openings for which people can apply, newest first',
    response: v.object({ jobs: v.array(Job) }),
    errors: [],
    rateLimit: 'read',
  }),
} as const
