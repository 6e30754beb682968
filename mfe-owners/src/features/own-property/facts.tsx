import type { LedgerPayment, OwnedProperty } from '@metrolibre/api-client'
import { dateAt, formatExact, hoursSpan, measureName } from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import { useDates, useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { DescriptionList, MailAddress, type Description } from '@metrolibre/ui'
import type { ReactNode } from 'react'

type Fact = Extract<TextName<'mfe-owners.panel.fact'>, string>

interface Props {
  property: OwnedProperty
  /** The next payment that is awaited; null when none is, undefined while that is not known. */
  expected: LedgerPayment | null | undefined
}

/** What was said about the property, as terms with their values. What is not known is left out. */
export function OwnPropertyFacts({ property, expected }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { number, day } = dates
  const { country, currency, openingHours, area, measured, timeZone } = property
  const money = (amount: number | null) => amount !== null && formatExact({ amount, currency }, locale)
  const monthly = property.rentalMode === 'month'
  const cost = (amount: number | null) =>
    money(amount || null) ||
    formatMessage({ id: `mfe-owners.panel.cost.${amount === null ? 'unstated' : 'none'}` })
  const given: Partial<Record<Fact, ReactNode>> = {
    area: area !== null && dates.area(area),
    measured: measured && day(dateAt(Date.parse(measured.at), timeZone)),
    measures:
      measured &&
      measured.measures
        .map(({ name, value, unit }) => `${measureName(name, locale)}: ${dates.measure(value, unit)}`)
        .join(' · '),
    nextPayment:
      expected === undefined
        ? null
        : expected === null
          ? formatMessage({ id: 'mfe-owners.panel.noNextPayment' })
          : formatMessage(
              { id: 'mfe-owners.panel.nextPayment' },
              { amount: formatExact(expected, locale), day: day(expected.date), method: expected.method },
            ),
    bathrooms: property.bathrooms > 0 && number(property.bathrooms),
    garage: property.garage > 0 && number(property.garage),
    expected: money(property.expectedValue),
    ...(monthly && { commonExpenses: cost(property.commonExpenses) }),
    ...(monthly && property.garage > 0 && { parking: cost(property.parking) }),
    deposit:
      property.depositMonths === null
        ? cost(property.deposit)
        : formatMessage({ id: 'mfe-owners.panel.cost.months' }, { count: property.depositMonths }),
    hours: openingHours && hoursSpan(openingHours.from, openingHours.to),
    email: property.email && <MailAddress address={property.email} />,
    phone: property.phone && shownPhone(property.phone),
  }
  const items = (Object.entries(given) as [Fact, ReactNode][]).flatMap(([id, value]): Description[] =>
    value ? [{ id, term: formatMessage({ id: `mfe-owners.panel.fact.${id}` }, { country }), value }] : [],
  )
  return <DescriptionList items={items} />
}
