import { useIntl } from '@metrolibre/platform'
import { useWatch } from '@metrolibre/platform/forms'
import { SimpleGrid, Stack } from '@metrolibre/ui'
import { Checkbox } from '@metrolibre/ui/form'
import { Broom, CarSimple, ShieldCheck, Toilet, Vault, WifiHigh, type Icon } from '@metrolibre/ui/icons'
import { countedServices, servicesOf } from '../../listing/kinds.ts'
import { CountField } from './count-field.tsx'
import { IconLabel } from './icon-label.tsx'
import { useFields, useListingForm } from './form-fields.ts'
import { SiteFactFields } from './site-fields.tsx'

const icons = {
  vault: Vault,
  cleaning: Broom,
  wifi: WifiHigh,
  security: ShieldCheck,
  garage: CarSimple,
  bathrooms: Toilet,
} satisfies Record<string, Icon>

/** What it includes. */
export function ServicesStep() {
  const { formatMessage } = useIntl()
  const { control } = useListingForm()
  const { text } = useFields()
  const kind = useWatch({ control, name: 'propertyType' })
  const label = (service: keyof typeof icons) => (
    <IconLabel icon={icons[service]} text={formatMessage({ id: `mfe-owners.listing.service.${service}` })} />
  )
  return (
    <Stack gap="22px" align="stretch">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="12px">
        {servicesOf(kind ?? 'entire').map((service) => (
          <Checkbox key={service} card label={label(service)} {...text(service)} />
        ))}
        {countedServices.map((service) => (
          <CountField
            key={service}
            name={service}
            label={formatMessage({ id: `mfe-owners.listing.service.${service}` })}
            icon={icons[service]}
          />
        ))}
      </SimpleGrid>
      {kind && <SiteFactFields kind={kind} />}
    </Stack>
  )
}
