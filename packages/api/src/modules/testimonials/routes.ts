import { endpoints, type Testimonial } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { findTestimonial, findTestimonials, type TestimonialRow } from './repository.ts'

const toTestimonial = ({ video: url, ...row }: TestimonialRow): Testimonial => ({ ...row, url })

export function registerTestimonials(app: AppContext): void {
  const { testimonials } = endpoints
  serve(app, testimonials.list, async () => ({
    testimonials: (await findTestimonials(app.db)).map(toTestimonial),
  }))
  serve(app, testimonials.detail, async ({ params }) => {
    const row = await findTestimonial(app.db, params.id)
    if (!row) throw new AppError('not_found')
    return toTestimonial(row)
  })
}
