import type { Job } from '@metrolibre/contract'
import { localePath, type Locale } from '@metrolibre/platform'
import { jobAnchor, wordsOf } from './job-words.ts'

const employment = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
} as const
const countryCode = { Chile: 'CL', Perú: 'PE' } as const

interface Page {
  locale: Locale
  origin: string
  /** The path of the page that lists the openings. */
  path: string
}

/** Returns a job opening as structured data for search engines. */
export const jobData = (job: Job, { locale, origin, path }: Page): object => {
  const { title, description, language } = wordsOf(job, locale)
  const country = countryCode[job.country]
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description,
    inLanguage: language,
    identifier: { '@type': 'PropertyValue', name: 'Metrolibre', value: job.id },
    url: `${origin}${localePath(locale, path)}#${jobAnchor(job)}`,
    datePosted: job.created.slice(0, 10),
    validThrough: job.validThrough ?? undefined,
    employmentType: employment[job.employmentType],
    hiringOrganization: { '@type': 'Organization', name: 'Metrolibre', sameAs: origin },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.city, addressCountry: country },
    },
    ...(job.isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    }),
    directApply: false,
  }
}
