import { FormattedMessage } from '@metrolibre/platform'
import { Box, chakra, Heading, Section, Text } from '@metrolibre/ui'

/** The steps, each with the day on which it usually happens. */
const steps = [
  ['tell', 1],
  ['estimate', 1],
  ['visit', 4],
  ['offer', 6],
  ['sign', 8],
  ['panel', 9],
] as const

const across = [
  'repeating-linear-gradient(90deg, {colors.tape.tick} 0 1px, transparent 1px calc(100% / 96)) 0 100% / 100% 12px no-repeat',
  'repeating-linear-gradient(90deg, {colors.tape.tick} 0 1.5px, transparent 1.5px calc(100% / 24)) 0 100% / 100% 22px no-repeat',
  'repeating-linear-gradient(90deg, {colors.tape.tick} 0 2px, transparent 2px calc(100% / 6)) 0 100% / 100% 60px no-repeat',
  '{colors.tape.fill}',
].join(', ')
const down =
  'repeating-linear-gradient(0deg, {colors.tape.tick} 0 1px, transparent 1px 10px) 100% 0 / 40% 100% no-repeat, {colors.tape.fill}'

/**
 * The steps from an empty place to the first payment, along a tape: horizontal on wide screens, vertical on
 * phones.
 */
export function Flow() {
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
          background={{ base: down, lg: across }}
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
