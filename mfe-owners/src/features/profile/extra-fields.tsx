import type { Country } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { useWatch, type SchemaForm } from '@metrolibre/platform/forms'
import { SimpleGrid } from '@metrolibre/ui'
import { CheckedInput, TextInput } from '@metrolibre/ui/form'
import { useDocumentDoubt } from '../../parts/use-document-doubt.ts'
import type { ExtraSchema } from './profile-values.ts'

interface Props {
  form: SchemaForm<ExtraSchema>
  /** The country of the profile, even before it is saved. */
  country: Country
}

const documents = ['rut', 'identityCard'] as const

/** What a contract says about its tenant. A number with a wrong check digit is doubted, but not refused. */
export function ExtraFields({ form, country }: Props) {
  const { formatMessage } = useIntl()
  const { register, formState, control, setValue } = form
  const doubtOf = useDocumentDoubt(country)
  const [rut, identityCard] = useWatch({ control, name: documents })
  const typed = { rut, identityCard }
  const text = (name: TextName<'mfe-owners.profile'>) =>
    formatMessage({ id: `mfe-owners.profile.${name}` }, { country })
  const field = (name: 'companyName' | 'representativeName' | 'rut' | 'identityCard') => ({
    error: formState.errors[name]?.message,
    ...register(name),
  })
  const paper = (name: (typeof documents)[number]) => ({
    doubt: doubtOf(typed[name]),
    onTake: (number: string) => setValue(name, number, { shouldDirty: true, shouldValidate: true }),
    autoComplete: 'off',
    ...field(name),
  })
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="20px">
      <TextInput label={text('companyName')} autoComplete="organization" {...field('companyName')} />
      <TextInput label={text('representativeName')} {...field('representativeName')} />
      <CheckedInput label={text(country === 'Chile' ? 'rut' : 'ruc')} {...paper('rut')} />
      <CheckedInput label={text('identityCard')} {...paper('identityCard')} />
    </SimpleGrid>
  )
}
