import { WithTexts } from '@metrolibre/platform/texts'
import { panelTexts } from '../../panel/texts.ts'
import { privateHead } from '../../parts/private-head.ts'
import { MyProperties } from './my-properties.tsx'

export const head = privateHead('mfe-owners.locations.title', 'mfe-owners.locations.description')
export { prefetchPanel as prefetch } from '../../panel/texts.ts'

/** The user's own properties, from drafts to published ones. */
export const Screen = () => (
  <WithTexts texts={panelTexts}>
    <MyProperties />
  </WithTexts>
)
