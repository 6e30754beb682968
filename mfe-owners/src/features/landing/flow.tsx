import { usualDays } from '../../listing/usual-days.ts'
import { FormattedMessage } from '@metrolibre/platform'
import { Box, chakra, Heading, Section, Text, ticks, ticksDown } from '@metrolibre/ui'

/** The steps, each with the day on which it usually happens. */
const steps = [
  ['tell', 1],
  ['estimate', 1],
  ['visit', usualDays.visit],
  ['offer', usualDays.offer],
  ['sign', 8],
  ['panel', 9],
] as const

/** A step's piece of the tape. */
const across = [
  ticks({ every: 'round(up, 100% / 16, 1px)', length: '12px' }),
  ticks({ every: 'calc(4 * round(up, 100% / 16, 1px))', length: '22px', width: 1.5 }),
  '{colors.tape.fill}',
].join(', ')
const down = `${ticksDown({ every: '10px', length: '40%' })}, {colors.tape.fill}`

/**
 * The steps from an empty place to the first payment, along a tape: horizontal on wide screens, vertical on
 * phones.
 */
export function LandingFlow() {
  return (
    <Section title={<FormattedMessage id="mfe-owners.owner.flow.title" />}>
      <Box
        display={{ base: 'grid', lg: 'block' }}
        gridTemplateColumns="28px minmax(0, 1fr)"
        gap={{ base: '16px', lg: '0' }}
      >
        <Box
          aria-hidden
          color="tape.tick"
          background={{ base: down, lg: 'none' }}
          borderRadius={{ base: 'xs', lg: '0' }}
          h={{ lg: '60px' }}
          display={{ lg: 'grid' }}
          gridTemplateColumns="repeat(6, 1fr)"
        >
          {steps.map(([step, day]) => (
            <chakra.b
              key={step}
              display={{ base: 'none', lg: 'block' }}
              p="6px 12px"
              background={across}
              borderInlineStart="2px solid"
              fontWeight={760}
              fontStretch="84%"
            >
              <FormattedMessage id="mfe-owners.owner.flow.day" values={{ day }} />
            </chakra.b>
          ))}
        </Box>
        <chakra.ol
          listStyleType="none"
          p="0"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(6, 1fr)' }}
          gap={{ base: '22px', lg: '18px' }}
          mt={{ lg: '18px' }}
        >
          {steps.map(([step, day]) => (
            <li key={step}>
              <Text textStyle="measure" color="fg.muted" display={{ lg: 'none' }}>
                <FormattedMessage id="mfe-owners.owner.flow.day" values={{ day }} />
              </Text>
              <Heading as="h3" textStyle="cardTitle" fontSize="1.125rem" mb="1.5">
                <FormattedMessage id={`mfe-owners.owner.flow.${step}.title`} />
              </Heading>
              <Text textStyle="small" color="fg.muted">
                <FormattedMessage id={`mfe-owners.owner.flow.${step}.text`} />
              </Text>
            </li>
          ))}
        </chakra.ol>
      </Box>
    </Section>
  )
}
