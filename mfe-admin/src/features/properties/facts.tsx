import type { AdminProperty } from '@metrolibre/api-client'
import { lastDayBefore, measureName, siteFactsFor, siteSizesFor } from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import { useDates, useLocale } from '@metrolibre/platform'
import { Box, DescriptionList, Heading, MailAddress, Panel, SimpleGrid, Stack, Text } from '@metrolibre/ui'
import { useSiteSize } from '../../properties/use-site-size.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { useMoment } from '../../words/use-moment.ts'

/** Everything that is known of a property, in groups. */
export function AdminPropertyFacts({ property }: { property: AdminProperty }) {
  const { text, money, price } = usePropertyTexts()
  const dates = useDates()
  const none = text('none')
  const siteSize = useSiteSize()
  const { currency } = property
  const amount = (minor: number | null) => (minor === null ? none : money(minor, currency))
  const cost = (minor: number | null) => (minor === 0 ? text('cost.none') : amount(minor))
  const months = text('cost.months', { count: property.depositMonths ?? 0 })
  const own = property.rentalMode === 'hour' ? property.hourlyPrice : property.monthlyPrice
  const ownPrice = own === null ? none : price(own, currency, property.rentalMode)
  const day = (date: string | null) => (date === null ? none : dates.day(date))
  const yesOrNo = (value: boolean) => text(value ? 'yes' : 'no')
  const condition = (state: AdminProperty['floorState']) => (state ? text(`condition.${state}`) : none)
  const place =
    property.exactLat === null || property.exactLong === null
      ? none
      : `${dates.number(property.exactLat, { maximumFractionDigits: 5 })}, ${dates.number(property.exactLong, { maximumFractionDigits: 5 })}`
  const groups = [
    {
      id: 'place',
      rows: [
        ['address', property.address || none],
        ['zone', `${property.zone.zone}, ${property.zone.city}`],
        ['country', property.country],
        ['place', place],
      ],
    },
    {
      id: 'measures',
      rows: [
        ['area', property.area === null ? none : dates.area(property.area)],
        ['monthlyPlan', yesOrNo(property.monthlyPlan ?? false)],
        ['landUse', property.landUse ? text(`landUse.${property.landUse}`) : none],
        ['uses', property.uses.map((use) => text(`use.${use}`)).join(', ') || none],
        ['paintingState', condition(property.paintingState)],
        ['floorState', condition(property.floorState)],
        ...siteSizesFor(property.propertyType).map((name) => {
          const size = property[name]
          return [name, size === null ? none : siteSize(name, size)] as const
        }),
        ...siteFactsFor(property.propertyType).map((name) => {
          const has = property[name]
          return [name, has === null ? none : yesOrNo(has)] as const
        }),
        ['bathrooms', dates.number(property.bathrooms)],
        ['garage', dates.number(property.garage)],
        ['vault', yesOrNo(property.vault)],
        ['cleaning', yesOrNo(property.cleaning)],
        ['wifi', yesOrNo(property.wifi)],
        ['security', yesOrNo(property.security)],
      ],
    },
    {
      id: 'rent',
      rows: [
        ['rentalMode', text(`rentalMode.${property.rentalMode}`)],
        // Everywhere else it is in the panel that changes it.
        ...(property.isDeleted ? ([['value', ownPrice]] as const) : []),
        [
          'expectedValue',
          property.expectedValue === null
            ? none
            : price(property.expectedValue, currency, property.rentalMode),
        ],
        ['suggestedValue', amount(property.suggestedValue)],
        ['deposit', property.depositMonths === null ? cost(property.deposit) : months],
        ['depositIsLost', yesOrNo(property.depositIsLost)],
        ['keepsDeposit', yesOrNo(property.keepsDeposit ?? false)],
        ['commonExpenses', cost(property.commonExpenses)],
        ['expensesCover', property.expensesCover.map((one) => text(`cover.${one}`)).join(', ') || none],
        ['parking', cost(property.parking)],
        ['costsToConfirm', yesOrNo(property.costsToConfirm)],
        ['startLease', day(property.startLease)],
        ['endLease', day(property.endLease && lastDayBefore(property.endLease))],
        ['stripeProduct', property.stripeProductId ?? none],
        ['stripePrice', property.stripePriceId ?? none],
      ],
    },
    {
      id: 'contact',
      rows: [
        ['email', property.email ? <MailAddress key="email" address={property.email} /> : none],
        ['phone', property.phone ? shownPhone(property.phone) : none],
        ['calendlyLink', property.calendlyLink ?? none],
      ],
    },
  ] as const
  return (
    <Stack gap="4" align="stretch">
      {property.description && (
        <Panel padded as="section" aria-label={text('description')}>
          <Text whiteSpace="pre-line">{property.description}</Text>
        </Panel>
      )}
      {property.inspection && <Inspected property={property} inspection={property.inspection} />}
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
        {groups.map(({ id, rows }) => (
          <Panel key={id} padded as="section" aria-labelledby={`facts-${id}`}>
            <Heading as="h2" id={`facts-${id}`} textStyle="cardTitle" mb="3">
              {text(`group.${id}`)}
            </Heading>
            <Box overflowWrap="anywhere">
              <DescriptionList
                items={rows.map(([id, value]) => ({
                  id,
                  term: text(id, { country: property.country }),
                  value,
                }))}
              />
            </Box>
          </Panel>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

interface InspectedProps {
  property: AdminProperty
  inspection: NonNullable<AdminProperty['inspection']>
}

/** What the inspector found. */
function Inspected({ property: { timeZone }, inspection: { measures, note, at, by } }: InspectedProps) {
  const { text } = usePropertyTexts()
  const { locale } = useLocale()
  const dates = useDates()
  const moment = useMoment()
  return (
    <Panel padded as="section" aria-labelledby="facts-inspection">
      <Heading as="h2" id="facts-inspection" textStyle="cardTitle">
        {text('inspect.title')}
      </Heading>
      <Text textStyle="small" color="fg.muted" mb="3">
        {by.firstName} · {moment(at, timeZone)}
      </Text>
      <DescriptionList
        items={measures.map(({ name, value, unit }, index) => ({
          id: `${index} ${name}`,
          term: measureName(name, locale),
          value: dates.measure(value, unit),
        }))}
      />
      {note && (
        <Text whiteSpace="pre-line" mt="3">
          {note}
        </Text>
      )}
    </Panel>
  )
}
