import { currencyOf, estimateRent, formatExact, type AdminZoneDetail } from '@metrolibre/contract'
import { FormattedMessage, useDates, useLocale } from '@metrolibre/platform'
import { Box, Flex, Heading, List, ListItem, Panel, Text } from '@metrolibre/ui'
import { ArrowRight } from '@metrolibre/ui/icons'

export interface Values {
  /** Minor units per square metre and month. */
  readonly averageValue: number
  readonly rate: number
}

interface Props {
  zone: AdminZoneDetail
  /** What was typed. */
  wanted: Values
}

type Example = AdminZoneDetail['open']['examples'][number]

/** What a change of a zone's values does to the estimates that owners still wait for. */
export function Effects({ zone, wanted }: Props) {
  const { locale } = useLocale()
  const dates = useDates()
  const { averageValue, rate, open } = zone
  const currency = currencyOf(zone.country)
  const changes = wanted.averageValue !== averageValue || wanted.rate !== rate
  const rangeOf = ({ area, propertyType, paintingState, floorState }: Example, values: Values): string => {
    const rent = estimateRent({
      propertyType,
      area,
      paintingState: paintingState ?? 'good',
      floorState: floorState ?? 'good',
      ...values,
    })
    return rent
      ? `${formatExact({ amount: rent.low, currency }, locale)} – ${formatExact({ amount: rent.high, currency }, locale)}`
      : '–'
  }
  return (
    <Panel as="section" padded aria-labelledby="effects-title">
      <Heading as="h2" id="effects-title" textStyle="cardTitle">
        <FormattedMessage id="mfe-admin.zones.effects" />
      </Heading>
      <Text as="output" display="block" textStyle="small" color="fg.muted" mt="1">
        <FormattedMessage
          id={changes ? 'mfe-admin.zones.effectsText' : 'mfe-admin.zones.noEffects'}
          values={{ count: open.count }}
        />
      </Text>
      {open.examples.length > 0 && (
        <List mt="3">
          {open.examples.map((example) => (
            <ListItem key={example.id} borderTop="1px solid" borderColor="border" py="3">
              <Flex gap="2" justify="space-between" align="center" wrap="wrap">
                <Box minW="160px">
                  <b>{example.name || <FormattedMessage id="mfe-admin.zones.unnamed" />}</b>
                  <Text textStyle="small" color="fg.muted">
                    <FormattedMessage id={`mfe-admin.zones.kind.${example.propertyType}`} />,{' '}
                    {dates.area(example.area)} ·{' '}
                    <FormattedMessage id={`mfe-admin.zones.stage.${example.stage}`} />
                  </Text>
                </Box>
                <Flex gap="2" align="center" wrap="wrap" textStyle="measure">
                  <Text as={changes ? 's' : 'span'} color={changes ? 'fg.muted' : undefined}>
                    {rangeOf(example, { averageValue, rate })}
                  </Text>
                  {changes && (
                    <>
                      <ArrowRight />
                      <b>{rangeOf(example, wanted)}</b>
                    </>
                  )}
                </Flex>
              </Flex>
            </ListItem>
          ))}
        </List>
      )}
    </Panel>
  )
}
