import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { ReadingPage } from '../../features/reading/reading.tsx'
import { textPageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'
import { termsTexts } from './texts.ts'

export const head = textPageHead('terms')
export const ownTexts = loadTexts(termsTexts)
export const prefetch = withData(termsTexts)

/** The terms of use. */
export const Screen = () => (
  <WithTexts texts={termsTexts}>
    <ReadingPage
      texts="mfe-public.terms"
      sections={[
        { id: 'service', paragraphs: 3, confirm: true },
        { id: 'account', paragraphs: 3 },
        { id: 'listing', paragraphs: 1, points: 5 },
        { id: 'booking', paragraphs: 3 },
        { id: 'contract', paragraphs: 3, confirm: true },
        { id: 'prices', paragraphs: 3 },
        { id: 'costs', paragraphs: 1, points: 3 },
        { id: 'payout', paragraphs: 3, confirm: true },
        { id: 'use', paragraphs: 2 },
        { id: 'leave', paragraphs: 5, confirm: true },
        { id: 'community', paragraphs: 1 },
        { id: 'liability', paragraphs: 2, confirm: true },
        { id: 'law', paragraphs: 1, confirm: true },
        { id: 'changes', paragraphs: 1, confirm: true },
        { id: 'software', paragraphs: 1 },
        { id: 'contact', paragraphs: 1 },
      ]}
    />
  </WithTexts>
)
