import { ownProperties } from '@metrolibre/api-client'
import type { PrefetchContext } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { panelTexts, prefetchPanel } from '../../panel/texts.ts'
import { privateHead } from '../../parts/private-head.ts'
import { MyProperties, wholeList } from './my-properties.tsx'

export const head = privateHead('mfe-owners.locations.title', 'mfe-owners.locations.description')
export const prefetch = (context: PrefetchContext): Promise<unknown> =>
  Promise.all([
    prefetchPanel(context),
    // A list that is opened with a search reads its rows by itself.
    context.url.search === '' &&
      context.queryClient.prefetchInfiniteQuery(ownProperties.minePages(wholeList)),
  ])

/** The user's own properties, from drafts to published ones. */
export const Screen = () => (
  <WithTexts texts={panelTexts}>
    <MyProperties />
  </WithTexts>
)
