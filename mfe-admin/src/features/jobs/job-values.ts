import { countries, EmploymentType, jobTextLimits, requiredText, type AdminJob } from '@metrolibre/contract'
import { boolean, maxLength, object, picklist, pipe, string, type InferOutput } from 'valibot'

const optional = (max: number) => pipe(string(), maxLength(max, 'validation.max_length'))

/** What the form holds: texts that may be empty instead of null. */
export const JobSchema = object({
  title: requiredText(jobTextLimits.title),
  description: requiredText(jobTextLimits.description),
  titleEn: optional(jobTextLimits.title),
  descriptionEn: optional(jobTextLimits.description),
  city: requiredText(jobTextLimits.city),
  country: picklist(countries, 'validation.required'),
  employmentType: EmploymentType,
  isRemote: boolean(),
  /** A day, or empty. */
  validThrough: string(),
})
export type OpeningValues = InferOutput<typeof JobSchema>

export const emptyJob: OpeningValues = {
  title: '',
  description: '',
  titleEn: '',
  descriptionEn: '',
  city: '',
  country: 'Chile',
  employmentType: 'full_time',
  isRemote: false,
  validThrough: '',
}

export const jobValuesOf = ({
  title,
  description,
  titleEn,
  descriptionEn,
  city,
  country,
  employmentType,
  isRemote,
  validThrough,
}: AdminJob): OpeningValues => ({
  title,
  description,
  titleEn: titleEn ?? '',
  descriptionEn: descriptionEn ?? '',
  city,
  country,
  employmentType,
  isRemote,
  validThrough: validThrough ?? '',
})

export const jobInputOf = ({ titleEn, descriptionEn, validThrough, ...values }: OpeningValues) => ({
  ...values,
  titleEn: titleEn.trim() || null,
  descriptionEn: descriptionEn.trim() || null,
  validThrough: validThrough || null,
})
