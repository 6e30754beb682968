import type { HeadContext, Messages, MessageId } from '@metrolibre/platform'
import { answerValues, questionGroups } from './questions.ts'

/**
 * Returns the questions with their answers as structured data for search engines; empty until the page's
 * texts are loaded.
 */
export const faqData = ({ intl }: Pick<HeadContext, 'intl'>, texts: Messages | undefined): object[] => {
  if (!texts) return []
  const say = (id: MessageId) => intl.formatMessage({ id, defaultMessage: texts[id] as string }, answerValues)
  return questionGroups.flatMap(({ questions }) =>
    questions.map((question) => ({
      '@type': 'Question',
      name: say(`mfe-public.questions.${question}.title`),
      acceptedAnswer: { '@type': 'Answer', text: say(`mfe-public.questions.${question}.text`) },
    })),
  )
}
