import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Box, Cota, Heading, Panel, Picture, Text, type PictureProps } from '@metrolibre/ui'
import { PriceLine, PriceTotal } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import { StayLines } from './stay-lines.tsx'
import type { PricedStay } from './stay.ts'
import { TotalNote } from './total-note.tsx'
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
  /** Replaces the remark about the deposit. */
  note?: ReactNode
  picture?: boolean
}

/** What is being booked, shown beside every step. */
export function Summary({ place, stay, band, note, picture = true }: Props) {
  const money = useMoney()
  const { number } = useDates()
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
        <Heading as="h2" textStyle="sub">
          {place.name}
        </Heading>
        <Text textStyle="small" color="fg.muted" mt="2px">
          {place.about}
        </Text>
        {place.area !== null && (
          <Box my="14px">
            <Cota>{number(place.area)}&nbsp;m²</Cota>
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
                  values={{ amount: money.reference(total) }}
                />
              </Text>
            )}
            {note ?? <TotalNote stay={stay} />}
          </>
        ) : (
          <PriceLine
            label={<FormattedMessage id="tenants.booking.total" />}
            value={<FormattedMessage id="tenants.booking.chooseFirst" />}
          />
        )}
      </Box>
    </Panel>
  )
}
