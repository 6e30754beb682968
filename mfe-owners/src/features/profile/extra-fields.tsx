import { readDocument, type Country } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { useWatch, type SchemaForm } from '@metrolibre/platform/forms'
import { SimpleGrid } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import type { ExtraSchema } from './profile-values.ts'

interface Props {
  form: SchemaForm<ExtraSchema>
  country: Country
}

const documents = ['rut', 'identityCard'] as const

/**
 * What a contract says about its tenant. A number with a wrong check digit shows a warning, but is not
 * refused.
 */
export function ExtraFields({ form, country }: Props) {
  const { formatMessage } = useIntl()
  const { register, formState, control } = form
  const [rut, identityCard] = useWatch({ control, name: documents })
  const typed = { rut, identityCard }
  const text = (name: TextName<'mfe-owners.profile'>) =>
    formatMessage({ id: `mfe-owners.profile.${name}` }, { country })
  const field = (name: 'companyName' | 'representativeName' | 'rut' | 'identityCard') => ({
    error: formState.errors[name]?.message,
    ...register(name),
  })
  const warning = (name: 'rut' | 'identityCard') =>
    readDocument(typed[name] ?? '', country)?.checked === false ? text('checkDigit') : undefined
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="20px">
      <TextInput label={text('companyName')} autoComplete="organization" {...field('companyName')} />
      <TextInput label={text('representativeName')} {...field('representativeName')} />
      <TextInput label={text(country === 'Chile' ? 'rut' : 'ruc')} help={warning('rut')} {...field('rut')} />
      <TextInput label={text('identityCard')} help={warning('identityCard')} {...field('identityCard')} />
    </SimpleGrid>
  )
}
