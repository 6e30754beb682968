import { WithTexts } from '@metrolibre/platform/texts'
import { panelHead, panelTexts } from '../../panel/texts.ts'
import { MyProperties } from './my-properties.tsx'

export const head = panelHead('mfe-owners.locations.title')
export { prefetchPanel as prefetch } from '../../panel/texts.ts'

/** The user's own properties, from drafts to published ones. */
export const Screen = () => (
  <WithTexts texts={panelTexts}>
    <MyProperties />
  </WithTexts>
)
