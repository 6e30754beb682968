import { FormattedMessage, useRuntimeConfig } from '@metrolibre/platform'
import { Box, chakra, Grid, Heading, MailAddress, Text, TextLink } from '@metrolibre/ui'
import { CaretDown } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

const questions = ['minimum', 'expenses', 'leave'] as const

/** The most frequent questions and the guide to download; each answer opens without JavaScript. */
export function Questions({ guide }: { guide?: ReactNode }) {
  const { contactEmail } = useRuntimeConfig()
  return (
    <Grid
      as="section"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1.6fr' }}
      gap={{ base: 6, md: 16 }}
      pt={{ base: '60px', md: '88px' }}
    >
      <Box>
        <Heading as="h2">
          <FormattedMessage id="mfe-public.home.questions.title" />
        </Heading>
        <Text color="fg.muted" mt="3" maxW="36ch">
          <FormattedMessage
            id="mfe-public.home.questions.text"
            values={{
              mail: (
                <TextLink href={`mailto:${contactEmail}`} aria-label={contactEmail}>
                  <MailAddress address={contactEmail} />
                </TextLink>
              ),
            }}
          />
        </Text>
        {guide && <Box mt="5">{guide}</Box>}
      </Box>
      <Box>
        {questions.map((question, index) => (
          <chakra.details
            key={question}
            open={index === 0}
            borderTop="1px solid {colors.border.strong}"
            css={{ '&[open] svg': { transform: 'rotate(180deg)' } }}
          >
            <chakra.summary
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              gap="4"
              minH="44px"
              py="3"
              cursor="pointer"
              fontWeight={640}
              fontSize="1.0625rem"
              listStyleType="none"
            >
              <FormattedMessage id={`mfe-public.home.questions.${question}.title`} />
              <CaretDown size={20} />
            </chakra.summary>
            <Text color="fg.muted" pb="5" maxW="60ch">
              <FormattedMessage id={`mfe-public.home.questions.${question}.text`} />
            </Text>
          </chakra.details>
        ))}
      </Box>
    </Grid>
  )
}
