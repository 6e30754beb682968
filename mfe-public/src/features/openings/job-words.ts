import type { Job } from '@metrolibre/contract'
import type { Locale } from '@metrolibre/platform'

interface Words {
  title: string
  description: string
  language: Locale
}

/** Returns the texts of an opening in this language, or in Spanish if there are no others, with their language. */
export const jobWordsOf = (job: Job, locale: Locale): Words =>
  locale === 'en' && job.titleEn !== null && job.descriptionEn !== null
    ? { title: job.titleEn, description: job.descriptionEn, language: 'en' }
    : { title: job.title, description: job.description, language: 'es' }
