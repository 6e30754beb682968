import { shownSiteSize, type SiteSize } from '@metrolibre/contract'
import { useDates } from '@metrolibre/platform'

/** Returns a function that writes a size of a shed or a plot with its unit: `7,5 m`, `3.000 kg/m²`. */
export const useSiteSize = () => {
  const { measure, number } = useDates()
  return (name: SiteSize, size: number): string =>
    name === 'floorLoad' ? `${number(size)}\u00a0kg/m²` : measure(shownSiteSize(name, size), 'm')
}
