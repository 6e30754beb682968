import { assetPath } from '@metrolibre/platform'
import { Image } from '@metrolibre/ui'
import land from './empty-land.svg'

/** A picture of empty land in pale colours; decoration. */
export function EmptyLand() {
  return (
    <Image
      src={assetPath(land)}
      alt=""
      width={900}
      height={600}
      w="100%"
      h="auto"
      borderRadius="xl"
      filter="grayscale(1)"
      opacity="0.7"
    />
  )
}
