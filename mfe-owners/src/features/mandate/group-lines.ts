import { groupPrices, type Mandate, type MandateLine } from '@metrolibre/contract'

/** Returns the lines of a mandate, rooms that cost the same together. A group has at least one line. */
export const groupLines = ({ lines }: Mandate): Array<[MandateLine, ...MandateLine[]]> =>
  groupPrices(lines, ({ room }) => room !== null) as Array<[MandateLine, ...MandateLine[]]>
