import { FormattedMessage } from '@metrolibre/platform'
import { chakra, Text } from '@metrolibre/ui'
import { Minus, Plus } from '@metrolibre/ui/icons'
import { answerValues, type FaqQuestion } from './questions.ts'

/** A question that can be opened without JavaScript. */
export const FaqAnswer = ({ id, open }: { id: FaqQuestion; open: boolean }) => (
  <chakra.details
    id={id}
    open={open}
    borderTop="1px solid {colors.border.strong}"
    scrollMarginTop="24px"
    css={{
      '& svg:last-of-type, &[open] svg:first-of-type': { display: 'none' },
      '&[open] svg:last-of-type': { display: 'block' },
    }}
  >
    <chakra.summary
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      minH="44px"
      py="4"
      cursor="pointer"
      fontWeight={640}
      fontSize="1.0625rem"
      listStyleType="none"
      overflowWrap="anywhere"
    >
      <FormattedMessage id={`mfe-public.questions.${id}.title`} />
      <Plus size={20} />
      <Minus size={20} />
    </chakra.summary>
    <Text color="fg.muted" pb="5" maxW="60ch">
      <FormattedMessage id={`mfe-public.questions.${id}.text`} values={answerValues} />
    </Text>
  </chakra.details>
)
