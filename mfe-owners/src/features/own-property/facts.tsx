import type { OwnedProperty } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { useDates, useIntl, type TextName } from '@metrolibre/platform'
import { DescriptionList, type Description } from '@metrolibre/ui'

type Fact = Extract<TextName<'mfe-owners.panel.fact'>, string>

/** What was said about the property, as terms with their values. What is not known is left out. */
export function Facts({ property }: { property: OwnedProperty }) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const { currency, openingHours, area } = property
  const money = (amount: number | null) => amount !== null && formatExact({ amount, currency })
  const given: Partial<Record<Fact, string | false | null>> = {
    area: area !== null && `${number(area)} m²`,
    bathrooms: property.bathrooms > 0 && number(property.bathrooms),
    garage: property.garage > 0 && number(property.garage),
    expected: money(property.expectedValue),
    commonExpenses: money(property.commonExpenses),
    parking: money(property.parking),
    deposit: money(property.deposit),
    hours:
      openingHours &&
      `${String(openingHours.from - 1).padStart(2, '0')}:00–${String(openingHours.to).padStart(2, '0')}:00`,
    email: property.email,
    phone: property.phone,
  }
  const items = (Object.entries(given) as [Fact, string | false | null][]).flatMap(
    ([id, value]): Description[] =>
      value ? [{ id, term: formatMessage({ id: `mfe-owners.panel.fact.${id}` }), value }] : [],
  )
  return <DescriptionList items={items} />
}
