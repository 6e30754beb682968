import type { HeadContext, RemoteRoute } from '@metrolibre/platform'

/**
 * Returns the title of a page whose head asks for no data, before its data is there. Returns undefined for others, which
 * would call missing what they don't know yet, and for those that can't be asked this early.
 */
export function titleWithoutData(
  head: NonNullable<RemoteRoute['head']>,
  context: HeadContext,
): string | undefined {
  const bare = {
    ...context,
    get queryClient(): HeadContext['queryClient'] {
      throw new Error('The data is not there yet.')
    },
  }
  try {
    return head(bare).title
  } catch {
    return undefined
  }
}
