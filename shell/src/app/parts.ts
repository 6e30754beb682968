/**
 * The app's code in parts that are run one by one: as one task it would hold a slow phone up for half a second.
 * Libraries come before the package that is built on them; what is named of each is enough to have it run.
 */
export const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["matchRoutes"] */ 'react-router-dom'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["hydrate", "useQuery", "useInfiniteQuery", "useMutation"] */
      '@tanstack/react-query'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["useIntl"] */ 'react-intl'),
  () => import(/* webpackMode: "eager", webpackExports: ["configureApi"] */ '@metrolibre/api-client'),
  () => import(/* webpackMode: "eager" */ '@metrolibre/platform'),
  () => import(/* webpackMode: "eager" */ '@metrolibre/ui'),
  () => import(/* webpackMode: "eager" */ '../chrome/frame.tsx'),
  () => import(/* webpackMode: "eager" */ './routes.tsx'),
]
