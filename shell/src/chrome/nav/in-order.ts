import type { NavItem } from '@metrolibre/platform/remote-config'

/**
 * Sorts entries of several remotes as they declare it. Those without an order follow, in the order of the registry.
 */
export const inNavOrder = (
  items: readonly NavItem[],
  orderOf: (item: NavItem) => number | undefined = ({ order }) => order,
): NavItem[] =>
  items.toSorted((left, right) => (orderOf(left) ?? Infinity) - (orderOf(right) ?? Infinity) || 0)

/** The order in the bar at the bottom of phones. */
export const atBottom = ({ bottomOrder, order }: NavItem): number | undefined => bottomOrder ?? order
