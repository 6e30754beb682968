import { endpoints, type Testimonial } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { actorOf } from '../audit/actor.ts'
import { findTestimonial, findTestimonialPage, findTestimonials, type TestimonialRow } from './repository.ts'
import { createTestimonial, removeTestimonial, updateTestimonial } from './service.ts'

const withTimes = ({ video: url, ...row }: TestimonialRow) => ({
  ...row,
  url,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
const toTestimonial = (row: TestimonialRow): Testimonial => ({ ...withTimes(row), updatedAt: undefined })

export function registerTestimonials(app: AppContext): void {
  const { testimonials, adminCommunity } = endpoints
  const read = app.publicReads.with(({ db }) => db)
  serve(app, testimonials.list, async ({ request }) => ({
    testimonials: (await read(request, findTestimonials)).map(toTestimonial),
  }))
  serve(app, testimonials.detail, async ({ params }) =>
    withTimes(found(await findTestimonial(app.db, params.id))),
  )
  serve(app, adminCommunity.testimonials, async ({ query }) => {
    const { rows, entries } = await findTestimonialPage(app.db, query)
    return { testimonials: rows.map(withTimes), ...entries }
  })
  serve(app, adminCommunity.createTestimonial, async (call) =>
    withTimes(await createTestimonial(app.db, call.body, call.request.locale, actorOf(call))),
  )
  serve(app, adminCommunity.updateTestimonial, async (call) =>
    withTimes(await updateTestimonial(app.db, call.params.id, call.body, call.request.locale, actorOf(call))),
  )
  serve(app, adminCommunity.removeTestimonial, async (call) => {
    await removeTestimonial(app.db, call.params.id, actorOf(call))
    return { message: call.text('message.deleted') }
  })
}
