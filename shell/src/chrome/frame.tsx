import { PathLocale } from '@metrolibre/platform/host'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'
import type { ReactNode } from 'react'
import { Dialogs } from '../dialogs/dialogs.tsx'
import { LocaleBoundary } from '../locale/locale-boundary.tsx'
import { StoredLocale } from '../locale/stored-locale.tsx'
import type { ShellSession } from '../session/create-session.ts'
import { DeclaredContext } from '../session/declared.ts'
import { SessionProvider } from '../session/session-provider.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Scroll } from './scroll.tsx'
import { SkipLink } from './skip-link.tsx'
import { Surroundings } from './surroundings.tsx'

interface Props {
  /** Null on a server. */
  session: ShellSession | null
  /** Declarations of all remotes in the registry. */
  configs: readonly RemoteConfig[]
  /** The page itself. */
  children: ReactNode
}

/** Everything around the pages; rendered once, inside the router's root route. */
export function ChromeFrame({ session, configs, children }: Props) {
  return (
    <PathLocale>
      <LocaleBoundary>
        <SessionProvider session={session}>
          <DeclaredContext value={configs}>
            <SkipLink />
            <LoadingBar />
            <Surroundings>{children}</Surroundings>
            <Dialogs />
            <Scroll />
            <StoredLocale />
          </DeclaredContext>
        </SessionProvider>
      </LocaleBoundary>
    </PathLocale>
  )
}
