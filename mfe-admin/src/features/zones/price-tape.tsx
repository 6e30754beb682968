import { estimateSpread } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Box, chakra, tapeFill } from '@metrolibre/ui'
import { scaleOver } from './scale.ts'

interface Props {
  /** Per square metre and month, in minor units, as are the others. */
  prices: readonly number[]
  /** What estimates are made from today, and what they would be made from. */
  today: number
  wanted: number
  write: (amount: number) => string
}

const Mark = chakra('span', { base: { position: 'absolute', transform: 'translateX(-50%)' } })

/** The published prices per square metre on a scale, with the range of an estimate as a tape below them. */
export function ZonePriceTape({ prices, today, wanted, write }: Props) {
  const [from, to] = [wanted * (1 - estimateSpread), wanted * (1 + estimateSpread)]
  const { at, marks } = scaleOver([...prices, today, from, to])
  const left = (value: number) => `${at(value)}%`
  const inner = (value: number) => `${Math.min(92, Math.max(8, at(value)))}%`
  return (
    // The text above it says the same.
    <Box aria-hidden position="relative" h="118px" mt="4" mx="2" textStyle="measure">
      {marks.map((mark, index) => (
        <Mark
          key={mark}
          top="0"
          color="fg.muted"
          whiteSpace="nowrap"
          display={index % 2 === 0 ? undefined : { base: 'none', md: 'inline' }}
          // The outermost ones stay within the scale.
          style={{
            left: left(mark),
            transform: `translateX(${index === 0 ? '0' : index === marks.length - 1 ? '-100%' : '-50%'})`,
          }}
        >
          {write(mark)}
        </Mark>
      ))}
      <Box position="absolute" top="46px" left="0" right="0" h="26px" borderRadius="sm" bg="bg.subtle" />
      <Box
        position="absolute"
        top="46px"
        h="26px"
        borderRadius="sm"
        css={{ background: tapeFill }}
        style={{ left: left(from), width: `${at(to) - at(from)}%` }}
      />
      {prices.map((price, index) => (
        <Box
          // Several prices may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          position="absolute"
          top="28px"
          w="9px"
          h="9px"
          bg="status.ok.fg"
          style={{ left: left(price), transform: 'translateX(-50%) rotate(45deg)' }}
        />
      ))}
      <Box
        position="absolute"
        top="42px"
        h="38px"
        borderLeft="2px dashed"
        borderColor="fg"
        style={{ left: left(today) }}
      />
      {wanted !== today && (
        <Box position="absolute" top="42px" h="38px" w="2px" bg="fg" style={{ left: left(wanted) }} />
      )}
      <Mark top="82px" whiteSpace="nowrap" color="fg.muted" style={{ left: inner(today) }}>
        <FormattedMessage id="mfe-admin.zones.today" values={{ value: write(today) }} />
      </Mark>
      {wanted !== today && (
        <Mark top="100px" whiteSpace="nowrap" fontWeight={640} style={{ left: inner(wanted) }}>
          <FormattedMessage id="mfe-admin.zones.wouldBe" values={{ value: write(wanted) }} />
        </Mark>
      )}
    </Box>
  )
}
