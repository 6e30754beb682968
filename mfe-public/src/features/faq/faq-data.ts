import type { HeadContext, Messages, MessageId } from '@metrolibre/platform'
import { questionGroups } from './questions.ts'

/** The questions with their answers for search engines; none before the page's texts are at hand. */
export const faqData = ({ intl }: Pick<HeadContext, 'intl'>, texts: Messages | undefined): object[] => {
  if (!texts) return []
  const say = (id: MessageId) => intl.formatMessage({ id, defaultMessage: texts[id] as string })
  return questionGroups.flatMap(({ questions }) =>
    questions.map((question) => ({
      '@type': 'Question',
      name: say(`mfe-public.questions.${question}.title`),
      acceptedAnswer: { '@type': 'Answer', text: say(`mfe-public.questions.${question}.text`) },
    })),
  )
}
