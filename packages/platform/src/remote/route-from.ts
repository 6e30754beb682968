import type { RemoteRoute, ScreenModule } from './define-remote.ts'

/** A screen's module that says its head, and asks for its data, itself. */
export interface WholeScreen extends ScreenModule, Pick<RemoteRoute, 'prefetch'> {
  head: NonNullable<RemoteRoute['head']>
}

/**
 * A route whose head and data travel with its screen, so that a page carries those of no other. A host asks for a
 * head after `prefetch`, by when the module is at hand.
 */
export function routeFrom(screen: () => Promise<WholeScreen>): RemoteRoute {
  let brought: WholeScreen | undefined
  return {
    screen,
    prefetch: async (context) => {
      brought = await screen()
      await brought.prefetch?.(context)
    },
    head: (context) => {
      if (!brought) throw new Error('A head is asked for before its data.')
      return brought.head(context)
    },
  }
}
