/**
 * Names the heavier entries of ui, so that the host can give them to remotes. Federation only offers what the
 * host itself refers to; nothing is fetched until a screen asks.
 */
export const lazilySharedEntries = {
  overlay: () => import('@metrolibre/ui/overlay'),
  form: () => import('@metrolibre/ui/form'),
  calendar: () => import('@metrolibre/ui/calendar'),
  map: () => import('@metrolibre/ui/map'),
  signature: () => import('@metrolibre/ui/signature'),
  upload: () => import('@metrolibre/ui/upload'),
}
