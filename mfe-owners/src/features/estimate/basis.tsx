import { formatExact, type Estimate } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl, useLocale } from '@metrolibre/platform'
import { Box, chakra, Heading, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface RowProps {
  title: ReactNode
  text: ReactNode
  value: ReactNode
}

const Row = ({ title, text, value }: RowProps) => (
  <chakra.li
    display="flex"
    justifyContent="space-between"
    gap="16px"
    alignItems="center"
    py="16px"
    borderTopWidth="1px"
    borderColor="border"
  >
    <div>
      <b>{title}</b>
      <Text textStyle="small" color="fg.muted">
        {text}
      </Text>
    </div>
    <chakra.b whiteSpace="nowrap" fontStretch="110%">
      {value}
    </chakra.b>
  </chakra.li>
)

interface Props {
  estimate: Estimate
  currency: 'CLP' | 'PEN'
}

/** How an estimate comes about: the average of the place, its rate, the condition. */
export function Basis({ estimate: { basis }, currency }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { zone, averageValue, rate, area } = basis
  const exact = (amount: number) => formatExact({ amount: Math.round(amount), currency }, locale)
  const percent = (factor: number) => {
    const change = Math.round((factor - 1) * 100)
    if (change === 0) return formatMessage({ id: 'mfe-owners.listing.basis.same' })
    return formatMessage(
      { id: 'mfe-owners.listing.basis.change' },
      { change: `${change > 0 ? '+' : '−'} ${Math.abs(change)}` },
    )
  }
  return (
    <Box as="section" mt="36px">
      <Heading as="h2" textStyle="sub" mb="12px">
        <FormattedMessage id="mfe-owners.listing.basis" />
      </Heading>
      <chakra.ul listStyleType="none" p="0" borderBottomWidth="1px" borderColor="border">
        <Row
          title={formatMessage(
            { id: 'mfe-owners.listing.basis.area' },
            { area: dates.area(area), zone: zone.zone },
          )}
          text={formatMessage({ id: 'mfe-owners.listing.basis.areaText' }, { amount: exact(averageValue) })}
          value={exact(area * averageValue)}
        />
        <Row
          title={formatMessage({ id: 'mfe-owners.listing.basis.rate' }, { zone: zone.zone })}
          text={formatMessage({ id: 'mfe-owners.listing.basis.rateText' })}
          value={percent(rate)}
        />
        {(['paint', 'floor'] as const).map((part) => (
          <Row
            key={part}
            title={formatMessage({ id: `mfe-owners.listing.basis.${part}` })}
            text={formatMessage({ id: 'mfe-owners.listing.basis.conditionText' })}
            value={percent(basis[part])}
          />
        ))}
      </chakra.ul>
    </Box>
  )
}
