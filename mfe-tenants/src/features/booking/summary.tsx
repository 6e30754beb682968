import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Box, Cota, Heading, Panel, Picture, Text, type PictureProps } from '@metrolibre/ui'
import { PriceLine, PriceTotal } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import { StayLines } from './stay-lines.tsx'
import type { PricedStay } from './stay.ts'
import { useMoney } from './use-money.ts'

/** The booked place, as shown in the summary. */
export interface SummaryPlace {
  readonly name: string
  /** The address, or the property that a room belongs to. */
  readonly about: string
  readonly image: string | null
  readonly variants: PictureProps['variants']
  readonly area: number | null
}

interface Props {
  place: SummaryPlace
  /** Null while nothing valid is chosen. */
  stay: PricedStay | null
  /** Shown above the text: how long the place stays on hold. */
  band?: ReactNode
  /** Shown under the total. */
  note?: ReactNode
  /** What moving in costs. */
  costs?: ReactNode
  picture?: boolean
}

/** What is being booked, shown next to every step. */
export function Summary({ place, stay, band, note, costs, picture = true }: Props) {
  const money = useMoney()
  const dates = useDates()
  const total = stay && { amount: stay.total, currency: stay.currency }
  return (
    <Panel as="aside" raised clip>
      {picture && (
        <Box display={{ base: 'none', md: 'block' }}>
          <Picture
            src={place.image}
            variants={place.variants}
            alt=""
            ratio={2}
            radius={0}
            priority
            sizes="(min-width: 760px) 376px, 1px"
          />
        </Box>
      )}
      {band}
      <Box p="24px">
        <Heading as="h2" textStyle="sub" htmlTranslate="no">
          {place.name}
        </Heading>
        <Text textStyle="small" color="fg.muted" mt="2px" htmlTranslate="no">
          {place.about}
        </Text>
        {place.area !== null && (
          <Box my="14px">
            <Cota>{dates.area(place.area)}</Cota>
          </Box>
        )}
        {stay && total ? (
          <>
            <StayLines stay={stay} />
            <PriceTotal label={<FormattedMessage id="tenants.booking.total" />} amount={money.exact(total)} />
            {money.reference(total) && (
              <Text textStyle="small" color="fg.muted" textAlign="right">
                <FormattedMessage
                  id="tenants.booking.reference"
                  values={{ amount: <span translate="no">{money.reference(total)}</span> }}
                />
              </Text>
            )}
            {note}
          </>
        ) : (
          <PriceLine
            label={<FormattedMessage id="tenants.booking.total" />}
            value={<FormattedMessage id="tenants.booking.chooseFirst" />}
          />
        )}
        {costs}
      </Box>
    </Panel>
  )
}
