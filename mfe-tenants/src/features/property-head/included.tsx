import type { PropertyDetail } from '@metrolibre/api-client'
import type { Service } from '@metrolibre/contract'
import { services } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Section } from '@metrolibre/ui'
import { ServicesGrid } from '@metrolibre/ui/parts'
import { Broom, CarSimple, type Icon, ShieldCheck, Toilet, Vault, WifiHigh } from '@metrolibre/ui/icons'

const icons: Readonly<Record<Service, Icon>> = {
  vault: Vault,
  parking: CarSimple,
  cleaning: Broom,
  bathrooms: Toilet,
  wifi: WifiHigh,
  security: ShieldCheck,
}

/** Returns how many of each service there are, 0 for none. */
const amounts = (property: PropertyDetail): Readonly<Record<Service, number>> => ({
  vault: Number(property.vault),
  parking: property.garage,
  cleaning: Number(property.cleaning),
  bathrooms: property.bathrooms,
  wifi: Number(property.wifi),
  security: Number(property.security),
})

/** The services included with a property. */
export function Included({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const count = amounts(property)
  const shown = services.filter((service) => count[service] > 0)
  if (shown.length === 0) return null
  return (
    <Section tight title={formatMessage({ id: 'tenants.property.includes' })}>
      <ServicesGrid
        services={shown.map((service) => {
          const Icon = icons[service]
          const text = formatMessage(
            { id: `tenants.property.includes.${service}` },
            { count: count[service] },
          )
          return { id: service, icon: <Icon />, text }
        })}
      />
    </Section>
  )
}
