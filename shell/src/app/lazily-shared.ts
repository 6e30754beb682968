/**
 * Refers to the entries that are shared but that the shell itself does not use, because federation only offers remotes what the host
 * itself imports. Nothing is loaded until a screen needs it.
 */
export const lazilySharedEntries = {
  favourites: () => import(/* webpackMode: "eager" */ '@metrolibre/platform/favourites'),
  overlay: () => import('@metrolibre/ui/overlay'),
  form: () => import('@metrolibre/ui/form'),
  calendar: () => import('@metrolibre/ui/calendar'),
  map: () => import('@metrolibre/ui/map'),
  signature: () => import('@metrolibre/ui/signature'),
  upload: () => import('@metrolibre/ui/upload'),
}
