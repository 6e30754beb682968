/** The path of a testimonial in the administration, or of a new one. */
export const testimonialTo = (id: string): string => `/admin/testimonial/${id}/detail`

export const testimonialsTo = '/admin/testimonials'
