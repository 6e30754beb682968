import { siteFactAnswers, siteFactsFor, siteSizesFor, type PropertyType } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { SimpleGrid } from '@metrolibre/ui'
import { Select, TextInput } from '@metrolibre/ui/form'
import { useFields } from './form-fields.ts'

interface Props {
  kind: PropertyType
}

const useSiteText = () => {
  const { formatMessage } = useIntl()
  return (name: TextName<'mfe-owners.listing.site'>) =>
    formatMessage({ id: `mfe-owners.listing.site.${name}` })
}

/** What is measured of a shed or a plot besides its area. Nothing has to be answered. */
export function SiteSizeFields({ kind }: Props) {
  const { formatMessage } = useIntl()
  const say = useSiteText()
  const { decimal, length } = useFields()
  const sizes = siteSizesFor(kind)
  if (sizes.length === 0) return null
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="20px">
      {sizes.map((name) => (
        <TextInput
          key={name}
          label={say(name)}
          optionalText={formatMessage({ id: 'mfe-owners.listing.optional' })}
          suffix={name === 'floorLoad' ? 'kg/m²' : 'm'}
          inputMode="decimal"
          {...(name === 'floorLoad' ? decimal(name) : length(name))}
        />
      ))}
    </SimpleGrid>
  )
}

/** What a shed or a plot has or has not; of what is not answered nothing is claimed. */
export function SiteFactFields({ kind }: Props) {
  const say = useSiteText()
  const { choice, error } = useFields()
  const facts = siteFactsFor(kind)
  if (facts.length === 0) return null
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="20px">
      {facts.map((name) => (
        <Select
          key={name}
          label={say(name)}
          placeholder={say('unstated')}
          options={siteFactAnswers.map((value) => ({ value, label: say(value) }))}
          error={error(name)}
          {...choice(name)}
        />
      ))}
    </SimpleGrid>
  )
}
