import type { Head, HeadContext } from '@metrolibre/platform'
import { faqData } from '../../features/faq/faq-data.ts'
import { textPageHead } from '../../texts/page-head.ts'
import { questionsTexts } from './texts.ts'

const pageOf = textPageHead('questions', 'FAQPage')

/** The usual metadata, plus all questions with their answers. */
export function head(context: HeadContext): Head {
  const page = pageOf(context)
  const [faq, ...others] = page.jsonLd ?? []
  return {
    ...page,
    jsonLd: [{ ...faq, mainEntity: faqData(context, questionsTexts.atHand(context.locale)) }, ...others],
  }
}
