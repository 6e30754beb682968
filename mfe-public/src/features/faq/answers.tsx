import { FormattedMessage } from '@metrolibre/platform'
import { Box, Heading, Text } from '@metrolibre/ui'
import { FaqAnswer } from './answer.tsx'
import { questionGroups } from './questions.ts'

/** The questions that match the search, by group; search results are shown opened. */
export function Answers({ shown, searched }: { shown: ReadonlySet<string>; searched: boolean }) {
  const groups = questionGroups
    .map(({ id, questions }) => ({ id, questions: questions.filter((question) => shown.has(question)) }))
    .filter(({ questions }) => questions.length > 0)
  if (groups.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage id="mfe-public.questions.none" />
      </Text>
    )
  return groups.map(({ id, questions }, group) => (
    <Box as="section" key={id} mb="10">
      <Heading as="h2" textStyle="sub" mb="3">
        <FormattedMessage id={`mfe-public.questions.${id}`} />
      </Heading>
      {questions.map((question, index) => (
        <FaqAnswer
          key={`${question}${searched}`}
          id={question}
          open={searched || (group === 0 && index < 2)}
        />
      ))}
    </Box>
  ))
}
