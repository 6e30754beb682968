import { type RouteObject, useRoutes } from 'react-router-dom'
import { NavigationProvider } from './navigation-provider.tsx'
import { type PageNavigation, usePlace } from './page-navigation.ts'
import { PlaceRouter } from './place-router.tsx'

interface Props {
  navigation: PageNavigation
  routes: RouteObject[]
}

/** Renders some routes at the place of a navigation: for tests. */
export const PagesInMemory = ({ navigation, routes }: Props) => (
  <NavigationProvider navigation={navigation}>
    <ShownPage routes={routes} />
  </NavigationProvider>
)

function ShownPage({ routes }: { routes: RouteObject[] }) {
  const place = usePlace()
  return (
    <PlaceRouter place={place}>
      <Matched routes={routes} />
    </PlaceRouter>
  )
}

const Matched = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
