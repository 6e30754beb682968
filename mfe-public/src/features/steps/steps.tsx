import { FormattedMessage, useVideoDialog } from '@metrolibre/platform'
import { Box, Button, chakra, Heading, Section, Text, ticks } from '@metrolibre/ui'
import { PlayCircle } from '@metrolibre/ui/icons'

const steps = ['search', 'visit', 'sign', 'pay'] as const

/** A step's piece of the tape. */
const tape = [
  ticks({ every: 'round(up, 100% / 20, 1px)', length: '14px' }),
  ticks({ every: 'calc(5 * round(up, 100% / 20, 1px))', length: '24px', width: 1.5 }),
  '{colors.tape.fill}',
].join(', ')

/** The steps from the search to the keys, as four pieces of tape, and the film. */
export function Steps() {
  const showVideo = useVideoDialog()
  const film = (
    <Button variant="outline" icon={<PlayCircle />} onClick={() => showVideo()}>
      <FormattedMessage id="mfe-public.home.steps.video" />
    </Button>
  )
  return (
    <Section title={<FormattedMessage id="mfe-public.home.steps.title" />} action={film}>
      <Box display="grid" gridTemplateColumns="repeat(4, 1fr)" h="72px" color="tape.tick" aria-hidden>
        {steps.map((step, index) => (
          <chakra.b
            key={step}
            p="8px 14px"
            background={tape}
            borderInlineStart="2px solid"
            fontSize="1.625rem"
            fontWeight={800}
            fontStretch="70%"
            lineHeight={1.2}
          >
            {index + 1}
          </chakra.b>
        ))}
      </Box>
      <chakra.ol
        listStyleType="none"
        p="0"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(4, 1fr)' }}
        gap="7"
        mt="22px"
      >
        {steps.map((step) => (
          <li key={step}>
            <Heading as="h3" textStyle="cardTitle" mb="1.5">
              <FormattedMessage id={`mfe-public.home.steps.${step}.title`} />
            </Heading>
            <Text textStyle="small" color="fg.muted">
              <FormattedMessage id={`mfe-public.home.steps.${step}.text`} />
            </Text>
          </li>
        ))}
      </chakra.ol>
    </Section>
  )
}
