import type { currencies, jobs, teamMembers } from '../../platform/db/schema/site.ts'
import { currencyRates, jobs as demoJobs, teamMembers as demoTeam } from '../data/site.ts'
import { demoId } from '../ids.ts'
import { daysAgo, type Moment } from '../moment.ts'

export const currencyRows = (): (typeof currencies.$inferInsert)[] => [...currencyRates]

export const teamRows = (): (typeof teamMembers.$inferInsert)[] =>
  demoTeam.map(({ name, position, description, visible }, sortOrder) => ({
    id: demoId('team', name),
    name,
    position,
    description,
    isVisible: visible,
    sortOrder,
  }))

export const jobRows = (moment: Moment): (typeof jobs.$inferInsert)[] =>
  demoJobs.map(({ daysLeft, ...job }, index) => ({
    ...job,
    id: demoId('job', job.title),
    validThrough: daysLeft === null ? null : daysAgo(moment, -daysLeft).toISOString().slice(0, 10),
    createdAt: daysAgo(moment, 4 + index * 9),
  }))
