import { MessagesProvider } from '@metrolibre/platform'
import { UiProvider } from '@metrolibre/ui'
import { useLayoutEffect } from 'react'
import { useAddress } from './address/use-address.ts'
import { groups } from './examples/index.ts'
import { slugOf } from './example.ts'
import { ComponentPage } from './page/component-page.tsx'
import { GalleryFrame } from './page/frame.tsx'
import { FrontPage } from './page/front-page.tsx'
import { GroupPage } from './page/group-page.tsx'
import { StateWindow } from './page/state-window.tsx'
import { catalogues } from './texts/catalogues.ts'

export function GalleryApp() {
  const address = useAddress()
  const { theme, locale } = address
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme === 'night' ? 'dark' : 'light'
    document.documentElement.lang = locale
  }, [theme, locale])
  const group = groups.find(({ id }) => id === address.group)
  const example = group?.examples.find((each) => slugOf(each) === address.component)
  const state = example?.states.find(({ id }) => id === address.state)
  return (
    <UiProvider>
      <MessagesProvider locale={locale} messages={catalogues[locale]}>
        {state ? (
          <StateWindow key={address.state} state={state} />
        ) : (
          <GalleryFrame address={address}>
            {group && example ? (
              <ComponentPage key={address.component} address={address} group={group} example={example} />
            ) : group ? (
              <GroupPage key={group.id} address={address} group={group} />
            ) : (
              <FrontPage address={address} />
            )}
          </GalleryFrame>
        )}
      </MessagesProvider>
    </UiProvider>
  )
}
