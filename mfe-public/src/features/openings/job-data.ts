import type { Job } from '@metrolibre/contract'
import { localePath, type Locale } from '@metrolibre/platform'
import { openingPath, openingsPath } from './job-paths.ts'
import { jobWordsOf } from './job-words.ts'

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
  /** What the list of openings is called in the breadcrumbs. */
  list: string
}

/** Returns a job opening as structured data for search engines, with its breadcrumbs. */
export const jobData = (job: Job, { locale, origin, list }: Page): object[] => {
  const { title, description, language } = jobWordsOf(job, locale)
  const country = countryCode[job.country]
  const address = (path: string) => origin + localePath(locale, path)
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description,
    inLanguage: language,
    identifier: { '@type': 'PropertyValue', name: 'Metrolibre', value: job.id },
    url: address(openingPath(job.id)),
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
  return [
    posting,
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Metrolibre', item: address('/') },
        { '@type': 'ListItem', position: 2, name: list, item: address(openingsPath) },
        { '@type': 'ListItem', position: 3, name: title },
      ],
    },
  ]
}
