import type { PropertyDetail } from '@metrolibre/api-client'
import { Link, useIntl, useCardPrice } from '@metrolibre/platform'
import { Availability, Box, Button, Flex, Panel, PriceText, Text } from '@metrolibre/ui'
import { CalendarBlank } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { isBookable } from '../../property/free.ts'
import { visitPath } from '../../property/paths.ts'
import { useFreeText } from '../../property/use-free-text.ts'
import type { BookingWay } from './booking-way.ts'
import { OfferCosts } from '../../property/offer-costs.tsx'
import { HouseRules } from './house-rules.tsx'
import { ReserveButton } from './reserve-button.tsx'

interface Props {
  property: PropertyDetail
  way: BookingWay
  /** The way to be told when it becomes free. */
  wait?: ReactNode
  /** Opens the calendar of the property as a whole; absent where its rooms have their own. */
  onCalendar?: (() => void) | undefined
  /** The period of availability; not shown while the property is unavailable. */
  lease: ReactNode
  /** Why the current visitor can't book it. */
  note?: ReactNode
  onContact: () => void
}

/** Price, availability and actions; on phones the booking button is in the bar at the bottom. */
export function PriceBox({ property, way, wait, lease, note, onCalendar, onContact }: Props) {
  const { formatMessage } = useIntl()
  const price = useCardPrice()(property.price)
  const { isActive } = property
  const free = useFreeText().ofProperty(property)
  const asksPrice = price.state === 'undefined-price' && !note
  const visit = formatMessage({ id: 'tenants.property.visit' })
  return (
    <Panel raised>
      <Box p="24px">
        <Flex justify="space-between" align="center" gap="8px" wrap="wrap" minH="26px">
          <Text textStyle="small" color="fg.muted">
            {price.state === 'price' && price.prefix}
          </Text>
          <Availability available={free.now}>{free.text}</Availability>
        </Flex>
        {price.state === 'price' ? (
          <PriceText size="box" amount={price.amount} unit={price.unit} note={price.note} />
        ) : (
          <PriceText size="box" words amount={price.text} gone={price.state === 'sold-out'} />
        )}
        {price.state === 'price' && price.prefix && property.rooms.length > 1 && (
          <Text textStyle="small" fontSize="xs" color="fg.muted" mt="4px">
            {formatMessage({ id: 'tenants.property.fromRule' }, { now: String(free.now) })}
          </Text>
        )}
        {isBookable(property) && <Box mt="16px">{lease}</Box>}
        {onCalendar && (
          <Box mt="6px">
            <Button
              size="sm"
              variant="ghost"
              icon={<CalendarBlank />}
              aria-haspopup="dialog"
              onClick={onCalendar}
            >
              {formatMessage({ id: 'tenants.property.calendar' })}
            </Button>
          </Box>
        )}
        {asksPrice ? (
          <Box mt="14px">
            <Button variant="cta" size="lg" full aria-haspopup="dialog" onClick={onContact}>
              {formatMessage({ id: 'tenants.property.askPrice' })}
            </Button>
          </Box>
        ) : (
          <Box mt="14px" display={{ base: 'none', md: 'block' }}>
            <ReserveButton way={way} full />
          </Box>
        )}
        {wait && (
          <Box mt="8px" display={{ base: way.to === undefined ? 'none' : 'block', md: 'block' }}>
            {wait}
          </Box>
        )}
        {note && (
          <Text textStyle="small" color="fg.muted" mt="8px">
            {note}
          </Text>
        )}
        <Flex gap="8px" wrap="wrap" mt={{ base: '14px', md: '8px' }} css={{ '& > *': { flex: '1 1 9em' } }}>
          {isActive ? (
            <Button as={Link} to={visitPath(property.id)} variant="outline">
              {visit}
            </Button>
          ) : (
            <Button variant="outline" disabled>
              {visit}
            </Button>
          )}
          <Button variant="outline" disabled={!isActive} aria-haspopup="dialog" onClick={onContact}>
            {formatMessage({ id: 'tenants.property.contact' })}
          </Button>
        </Flex>
        <OfferCosts property={property} />
        <HouseRules property={property} />
      </Box>
    </Panel>
  )
}
