import type { PropertyDetail } from '@metrolibre/api-client'
import { shownSiteSize, siteFactsFor, siteSizesFor, type SiteSize } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { DescriptionList, Section } from '@metrolibre/ui'
import { PropertyWords } from '../../property/words.tsx'
import { siteTexts } from '../../property/site/texts.ts'

interface Props {
  property: PropertyDetail
}

/** What was stated of a shed or a plot. Of the rest nothing is said (RULES.md §3.78). */
export default function SiteSheet({ property }: Props) {
  return (
    <WithTexts texts={siteTexts}>
      <PropertyWords country={property.zone.country} also={[siteTexts]}>
        <Stated property={property} />
      </PropertyWords>
    </WithTexts>
  )
}

function Stated({ property }: Props) {
  const { formatMessage } = useIntl()
  const { measure, number } = useDates()
  const { propertyType: kind } = property
  const write = (name: SiteSize, size: number) =>
    name === 'floorLoad' ? `${number(size)}\u00a0kg/m²` : measure(shownSiteSize(name, size), 'm')
  const stated = [
    ...siteSizesFor(kind).map((id) => [id, property[id] === null ? null : write(id, property[id])] as const),
    ...siteFactsFor(kind).map((id) => {
      const has = property[id]
      return [id, has === null ? null : formatMessage({ id: `tenants.site.${has ? 'yes' : 'no'}` })] as const
    }),
  ]
  const items = stated.flatMap(([id, value]) =>
    value === null ? [] : [{ id, term: formatMessage({ id: `tenants.site.${id}` }), value }],
  )
  if (items.length === 0) return null
  return (
    <Section tight title={formatMessage({ id: 'tenants.site.title' }, { kind })}>
      <DescriptionList rows items={items} />
    </Section>
  )
}
