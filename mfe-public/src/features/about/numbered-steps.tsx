import { FormattedMessage, type TextBeginning } from '@metrolibre/platform'
import { Box, chakra, Heading, Tape, Text } from '@metrolibre/ui'

const steps = ['s1', 's2', 's3', 's4', 's5'] as const

/** Five numbered steps under a tape; the messages are `<texts>.title`, `<texts>.s1.title` … */
export const NumberedSteps = ({ texts }: { texts: TextBeginning<'s5.title'> }) => (
  <chakra.section mt={{ base: 12, md: 16 }}>
    <Heading as="h2" mb="5">
      <FormattedMessage id={`${texts}.title`} />
    </Heading>
    <Tape />
    <chakra.ol
      listStyleType="none"
      p="0"
      mt="6"
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(5, 1fr)' }}
      gap="7"
    >
      {steps.map((step, index) => (
        <li key={step}>
          <Box as="span" textStyle="total" aria-hidden>
            {index + 1}
          </Box>
          <Heading as="h3" textStyle="cardTitle" mt="1">
            <FormattedMessage id={`${texts}.${step}.title`} />
          </Heading>
          <Text color="fg.muted" mt="2">
            <FormattedMessage id={`${texts}.${step}.text`} />
          </Text>
        </li>
      ))}
    </chakra.ol>
  </chakra.section>
)
