import { type ReactNode, useLayoutEffect, useState } from 'react'
import { type PageNavigation, PageNavigationContext, PlaceContext } from './page-navigation.ts'

/** Gives links, forms and the frame around the pages what changes pages, and the current place. */
export function NavigationProvider({
  navigation,
  children,
}: {
  navigation: PageNavigation
  children: ReactNode
}) {
  const [place, show] = useState(navigation.place)
  useLayoutEffect(() => navigation.subscribe(show), [navigation])
  return (
    <PageNavigationContext value={navigation}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </PageNavigationContext>
  )
}
