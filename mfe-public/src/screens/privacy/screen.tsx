import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Reading } from '../../features/reading/reading.tsx'
import { pageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'
import { privacyTexts } from './texts.ts'

export const head = pageHead('privacy')
export const ownTexts = loadTexts(privacyTexts)
export const prefetch = withData(privacyTexts)

/** The privacy policy. */
export const Screen = () => (
  <WithTexts texts={privacyTexts}>
    <Reading
      texts="mfe-public.privacy"
      sections={[
        { id: 'who', paragraphs: 2, confirm: true },
        { id: 'what', paragraphs: 0, points: 5 },
        { id: 'why', paragraphs: 2 },
        { id: 'public', paragraphs: 2 },
        { id: 'providers', paragraphs: 2, confirm: true },
        { id: 'howlong', paragraphs: 1, confirm: true },
        { id: 'rights', paragraphs: 2, confirm: true },
        { id: 'cookies', paragraphs: 1, points: 6 },
        { id: 'choice', paragraphs: 1 },
        { id: 'security', paragraphs: 1 },
        { id: 'changes', paragraphs: 1 },
      ]}
    />
  </WithTexts>
)
