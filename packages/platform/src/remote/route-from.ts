import type { HeadContext, PrefetchContext, RemoteRoute, ScreenModule } from './define-remote.ts'

/** The module of a screen that also exports its `head`, and its `prefetch` if it has one. */
export interface WholeScreen extends ScreenModule, Pick<RemoteRoute, 'prefetch' | 'ownTexts'> {
  head: NonNullable<RemoteRoute['head']>
  showsAtOnce?: (context: PrefetchContext) => boolean
  titleAtOnce?: (context: HeadContext) => string | undefined
}

/**
 * Creates a route whose `head` and `prefetch` are in the module of its screen, so that no page downloads
 * those of others. The host calls `head` only after `prefetch`, when the module is loaded.
 */
export function routeFrom(screen: () => Promise<WholeScreen>): RemoteRoute {
  let brought: WholeScreen | undefined
  return {
    screen,
    prefetch: async (context) => {
      brought = await screen()
      await brought.prefetch?.(context)
    },
    showsAtOnce: async (context) => (await screen()).showsAtOnce?.(context) ?? false,
    ownTexts: async (context) => (await screen()).ownTexts?.(context),
    titleAtOnce: async (context) => {
      brought = await screen()
      return brought.titleAtOnce?.(context)
    },
    head: (context) => {
      if (!brought) throw new Error('A head is asked for before its data.')
      return brought.head(context)
    },
  }
}
