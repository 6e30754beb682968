import { roundedAmount, type CurrencyCode } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { Box, chakra, tapeFill } from '@metrolibre/ui'

interface Props {
  low: number
  high: number
  currency: CurrencyCode
  /** Whether its ends carry their amounts; not where the text next to it says them. */
  ends?: boolean
}

/** How far the scale reaches beyond the range, as a share of its middle. */
const margin = 0.4
const marks = 3

/** As large as the text of the page, unless the numbers would then lie over each other. */
const sizes = { price: 'min(1.25rem, 6.2cqi)', measure: 'min(0.8125rem, 5.2cqi)' }

/** A range of rents as a piece of tape on a scale. The same numbers are in the heading, so it is decoration. */
export function RangeTape({ low, high, currency, ends = true }: Props) {
  const { locale } = useLocale()
  const short = (amount: number) => roundedAmount(amount, currency, locale)
  const middle = (low + high) / 2
  const from = middle * (1 - margin)
  const to = middle * (1 + margin)
  const at = (amount: number) => `${((amount - from) / (to - from)) * 100}%`
  const left = at(low)
  const right = `calc(100% - ${at(high)})`
  return (
    <Box aria-hidden pt={ends ? '34px' : '12px'} overflowX="clip" css={{ containerType: 'inline-size' }}>
      <Box position="relative" h="84px">
        <Box
          position="absolute"
          inset="0"
          borderRadius="12px"
          bg="bg.subtle"
          css={{
            backgroundImage: 'linear-gradient(90deg, {colors.border.strong} 1px, transparent 0)',
            backgroundSize: 'round(up, 10%, 1px) 26px',
            backgroundPosition: '0 100%',
            backgroundRepeat: 'repeat-x',
          }}
        />
        <Box
          position="absolute"
          insetY="0"
          borderInline="2px solid"
          borderColor="fg"
          style={{ left, right, background: tapeFill }}
        />
        {(ends ? [low, high] : []).map((amount, index) => (
          <chakra.b
            key={index}
            position="absolute"
            top="-30px"
            whiteSpace="nowrap"
            textStyle="price"
            fontSize={sizes.price}
            css={{ translate: index === 0 ? '-80%' : '-20%' }}
            style={{ left: at(amount) }}
          >
            {short(amount)}
          </chakra.b>
        ))}
      </Box>
      <Box
        display="flex"
        justifyContent="space-between"
        mt="12px"
        textStyle="measure"
        fontSize={sizes.measure}
        color="fg.subtle"
      >
        {Array.from({ length: marks }, (_, index) => (
          <span key={index}>{short(from + ((to - from) * index) / (marks - 1))}</span>
        ))}
      </Box>
    </Box>
  )
}
