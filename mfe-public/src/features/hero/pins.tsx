import type { LowestPrice, PropertyType } from '@metrolibre/contract'
import { FormattedMessage, Link, usePrice } from '@metrolibre/platform'
import { Box, chakra } from '@metrolibre/ui'
import { cheapestPath } from '../../property/cheapest-path.ts'
import { lowestOf } from '../../property/lowest-of.ts'
import { useLowestPrices } from '../../property/use-lowest-prices.ts'

/** Where a pin points in the page's own panorama, in percent of its width and height. */
const places: readonly (readonly [PropertyType, number, number])[] = [
  ['entire', 57.4, 29.5],
  ['galpon', 70, 16],
  ['room', 86.6, 30],
  ['terreno', 72.5, 53],
]

/**
 * The lowest price of each kind in the visitor's country, as pins on the page's own panorama. Their layer has the
 * proportions of the panorama (1920 × 864) and covers a hero of 660 px as the picture does, aligned at 70 %.
 */
export function HeroPins() {
  const { country, prices } = useLowestPrices()
  return (
    <Box
      display={{ base: 'none', xl: 'block' }}
      position="absolute"
      zIndex={1}
      left="70%"
      top="50%"
      w="max(100%, 1467px)"
      aspectRatio="1920 / 864"
      transform="translate(-70%, -50%)"
      pointerEvents="none"
    >
      {places.map(([kind, left, top]) => {
        const lowest = lowestOf(prices, country, kind)
        return lowest && <Pin key={kind} lowest={lowest} left={left} top={top} />
      })}
    </Box>
  )
}

const Label = chakra(Link)

function Pin({ lowest, left, top }: { lowest: LowestPrice; left: number; top: number }) {
  const { exact, unitText } = usePrice()(lowest, lowest.unit)
  return (
    <Label
      to={cheapestPath(lowest)}
      style={{ left: `${left}%`, top: `${top}%` }}
      position="absolute"
      transform="translate(-50%, -100%)"
      display="flex"
      alignItems="center"
      h="32px"
      px="10px"
      borderRadius="8px"
      bg="piedra.0"
      color="piedra.950"
      boxShadow="2"
      fontSize="sm"
      fontWeight={680}
      fontStretch="94%"
      whiteSpace="nowrap"
      textDecoration="none"
      pointerEvents="auto"
      _hover={{ bg: 'huincha.400' }}
      _before={{ content: '""', position: 'absolute', inset: '-6px' }}
      _after={{
        content: '""',
        position: 'absolute',
        left: '50%',
        bottom: '-5px',
        w: '11px',
        h: '11px',
        bg: 'inherit',
        borderRadius: '0 0 2px',
        transform: 'translateX(-50%) rotate(45deg)',
      }}
    >
      <FormattedMessage
        id={`mfe-public.home.pin.${lowest.propertyType}`}
        values={{ price: `${exact}\u00a0${unitText}` }}
      />
    </Label>
  )
}
