/**
 * The app's code in parts that are executed one by one, because as one task they would block a slow phone for
 * half a second. Libraries come before the package built on them; one used export is enough to have a module
 * executed.
 */
export const offeredParts: readonly (() => Promise<unknown>)[] = [
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
