import type { ZoneOccupancy } from '@metrolibre/contract'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Box, Flex, Grid, List, ListItem, Span, Text } from '@metrolibre/ui'
import { TapeProgress } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  zones: readonly ZoneOccupancy[]
  head: ReactNode
  text: ReactNode
}

/** The comunas of a city with how much of each is rented, the most rented first. */
export function OccupancyList({ zones, head, text }: Props) {
  return (
    <Box px="24px" pt="20px" pb="12px">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" mb="2">
        <Text as="h3" textStyle="cardTitle">
          {head}
        </Text>
        <Text as="span" textStyle="small" color="fg.muted">
          {text}
        </Text>
      </Flex>
      <List maxH="420px" overflowY="auto" tabIndex={0}>
        {zones.map((zone) => (
          <Row key={zone.id} zone={zone} />
        ))}
      </List>
      <Text textStyle="small" color="fg.muted" mt="2">
        <FormattedMessage id="mfe-admin.home.points" />
      </Text>
    </Box>
  )
}

function Row({ zone }: { zone: ZoneOccupancy }) {
  const dates = useDates()
  const { name, rented, spaces, percent, percentBefore } = zone
  const points = percentBefore === null ? null : percent - percentBefore
  return (
    <ListItem borderTopWidth="1px" borderColor="border" py="2">
      <Grid templateColumns="minmax(0, 1fr) 52px 40px" gap="2" alignItems="center" textStyle="small" mb="1">
        <span>
          <Span fontWeight={620} fontSize="md">
            {name}
          </Span>{' '}
          <Span color="fg.muted">
            <FormattedMessage id="mfe-admin.home.rentedOf" values={{ rented, spaces }} />
          </Span>
        </span>
        <Span textAlign="end" fontWeight={760}>
          {percent} %
        </Span>
        <Span textAlign="end" color={points !== null && points < 0 ? 'status.bad.fg' : 'fg.muted'}>
          {points !== null && dates.number(points, { signDisplay: 'exceptZero' })}
        </Span>
      </Grid>
      <TapeProgress value={percent / 100} label={name} unit={6} />
    </ListItem>
  )
}
