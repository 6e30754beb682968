import { currencyOf, formatExact, roundedAmount, type Estimate } from '@metrolibre/contract'
import { FormattedMessage, useLocale } from '@metrolibre/platform'
import { Box, Flex, Panel, Text } from '@metrolibre/ui'
import { CheckCircleFill, Info } from '@metrolibre/ui/icons'
import { Basis } from './basis.tsx'
import { Hourly } from './hourly.tsx'
import { Inspector } from './inspector.tsx'
import { Nearby } from './nearby.tsx'
import { RangeTape } from '../../listing/range-tape.tsx'

interface Props {
  estimate: Estimate
  /** What the owner expects per month, in minor units. */
  expected?: number | null
}

/** An estimate with how it comes about, what others nearby ask, and what it earns in a year. */
export function Result({ estimate, expected = null }: Props) {
  const { locale } = useLocale()
  const rent = estimate.estimate
  const currency = rent?.currency ?? currencyOf(estimate.basis.zone.country)
  if (estimate.hourly !== undefined)
    return estimate.hourly ? <Hourly hourly={estimate.hourly} /> : <Inspector />
  if (!rent)
    return (
      <>
        <Inspector />
        <Nearby estimate={estimate} currency={currency} />
      </>
    )
  const exact = (amount: number) => formatExact({ amount, currency }, locale)
  const within = expected !== null && expected >= rent.low && expected <= rent.high
  return (
    <>
      <Panel padded>
        <RangeTape low={rent.low} high={rent.high} currency={currency} />
        {expected !== null && (
          <Flex gap="10px" align="center" mt="16px" color={within ? 'fg.link' : 'fg.muted'}>
            {within ? <CheckCircleFill /> : <Info />}
            <Text textStyle="small">
              <FormattedMessage
                id={`mfe-owners.listing.expected.${within ? 'within' : expected > rent.high ? 'above' : 'below'}`}
                values={{ amount: exact(expected) }}
              />
            </Text>
          </Flex>
        )}
        <Box mt="16px" pt="16px" borderTopWidth="1px" borderColor="border">
          <FormattedMessage
            id="mfe-owners.listing.perYear"
            values={{
              low: roundedAmount(rent.perYearLow, currency, locale),
              high: roundedAmount(rent.perYearHigh, currency, locale),
            }}
          />
        </Box>
      </Panel>
      <Basis estimate={estimate} currency={currency} />
      <Nearby estimate={estimate} currency={currency} />
    </>
  )
}
