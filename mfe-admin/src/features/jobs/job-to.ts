/** The path of a job opening in the administration, or of a new one. */
export const jobTo = (id: string): string => `/admin/jobs/${id}`

export const jobsTo = '/admin/jobs'
