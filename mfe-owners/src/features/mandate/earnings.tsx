import type { OwnedProperty } from '@metrolibre/api-client'
import { formatExact, type Mandate, type MandateLine } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { Box, Heading, Panel, photoSizes, Picture, Text } from '@metrolibre/ui'
import { PriceLine, PriceTotal } from '@metrolibre/ui/parts'
import { groupLines } from './group-lines.ts'
import { useMandateTexts } from './use-mandate-texts.ts'

interface Props {
  property: OwnedProperty
  mandate: Mandate
}

/** What the owner gets: the price less the commission, for each thing that is rented out. */
export function MandateEarnings({ property, mandate }: Props) {
  const { text } = useMandateTexts()
  return (
    <Panel as="section" raised clip>
      <Picture
        src={property.image}
        variants={property.imageVariants}
        alt=""
        ratio={2}
        radius={0}
        sizes={photoSizes('(min-width: 1024px) 376px, 100vw')}
      />
      <Box p={{ base: '18px 16px 20px', md: '20px 24px 24px' }}>
        <Heading as="h2" textStyle="cardTitle">
          {text('earnings')}
        </Heading>
        <Text color="fg.muted" mb="2" overflowWrap="anywhere" htmlTranslate="no">
          {mandate.propertyName}, {property.zone.zone}
        </Text>
        {groupLines(mandate).map(([line, ...equal]) => (
          <Line key={line.room?.id ?? 'whole'} mandate={mandate} line={line} count={1 + equal.length} />
        ))}
        <Text textStyle="small" color="fg.muted" mt="4">
          {text('earningsNote')}
        </Text>
      </Box>
    </Panel>
  )
}

interface LineProps {
  mandate: Mandate
  line: MandateLine
  /** How many rooms it is the same for. */
  count: number
}

function Line({ mandate, line, count }: LineProps) {
  const { locale } = useLocale()
  const { text, per, percent } = useMandateTexts()
  const { currency } = mandate
  const show = (amount: number) => formatExact({ amount, currency }, locale)
  return (
    <Box mt="2">
      {count > 1 ? (
        <Heading as="h3" fontSize="md" mt="3">
          {text('roomsEach', { count })}
        </Heading>
      ) : (
        line.room && (
          <Heading as="h3" fontSize="md" mt="3" overflowWrap="anywhere" htmlTranslate="no">
            {line.room.name}
          </Heading>
        )
      )}
      <PriceLine label={text('price')} value={per(line.price, line, mandate)} verbatim />
      <PriceLine
        label={text('commissionOf', { percent: percent(mandate) })}
        value={line.commission > 0 ? `−${show(line.commission)}` : show(0)}
        verbatim
      />
      {line.netPerYear !== null && (
        <PriceLine label={text('perYear')} value={show(line.netPerYear)} verbatim />
      )}
      <PriceTotal label={text(`youGet.${line.unit}`)} amount={show(line.net)} />
    </Box>
  )
}
