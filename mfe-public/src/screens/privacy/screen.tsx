import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { ReadingPage } from '../../features/reading/reading.tsx'
import { textPageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'
import { privacyPageTexts } from './texts.ts'

export const head = textPageHead('privacy')
export const ownTexts = loadTexts(privacyPageTexts)
export const prefetch = withData(privacyPageTexts)

/** The privacy policy. */
export const Screen = () => (
  <WithTexts texts={privacyPageTexts}>
    <ReadingPage
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
