import { formatExact, type CancellationQuote } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { Box, Heading, Panel, photoSizes, Picture, Text } from '@metrolibre/ui'
import { PriceLine, PriceTotal } from '@metrolibre/ui/parts'
import type { OwnerBooking } from '../booking.ts'
import { useCancellationTexts } from './use-cancellation-texts.ts'

interface Props {
  booking: OwnerBooking
  quote: CancellationQuote
}

/** What the tenant gets back today, and when. */
export function CancellationSums({ booking, quote }: Props) {
  const { locale } = useLocale()
  const { text, moment } = useCancellationTexts()
  const { currency, timeZone, room, property } = booking
  const { paid, back, refund, dropped = 0, owed = 0, method, answerUntil } = quote
  const { image, imageVariants } = room?.image ? room : property
  const show = (amount: number) => formatExact({ amount, currency }, locale)
  return (
    <Panel raised clip>
      <Picture
        src={image}
        variants={imageVariants}
        alt=""
        ratio={2}
        radius={0}
        sizes={photoSizes('(min-width: 1024px) 376px, 100vw')}
      />
      <Box p={{ base: '18px 16px 20px', md: '20px 24px 24px' }}>
        <Heading as="h2" textStyle="cardTitle" mb="2">
          {text('sumsTitle')}
        </Heading>
        <PriceLine label={text('paid')} value={show(paid)} verbatim />
        {back > 0 && <PriceLine label={text('backAlready')} value={show(back)} verbatim />}
        <PriceLine label={text('kept')} value={show(Math.max(0, paid - back - refund))} verbatim />
        {dropped > 0 && <PriceLine label={text('dropped')} value={show(dropped)} verbatim />}
        {owed > 0 && <PriceLine label={text('owed')} value={show(owed)} verbatim />}
        {refund > 0 && <PriceLine label={text('backTo')} value={text(`backTo.${method}`)} />}
        <PriceTotal label={text('back')} amount={show(refund)} />
        <Text textStyle="small" color="fg.muted" mt="3">
          <span>{text('answer', { until: moment(answerUntil, timeZone) })}</span>{' '}
          {refund > 0 && <span>{text(`arrives.${method}`)}</span>}
        </Text>
      </Box>
    </Panel>
  )
}
