import { FormattedMessage, Link, useIntl, useRuntimeConfig, type TextName } from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import {
  Box,
  Button,
  chakra,
  Container,
  Flex,
  Grid,
  Heading,
  MailAddress,
  Panel,
  Text,
  TextLink,
} from '@metrolibre/ui'
import { useState } from 'react'
import { ContactForm } from '../../features/contact-form/contact-form.tsx'
import { Answers } from '../../features/faq/answers.tsx'
import { matchesQuestion } from '../../features/faq/matches.ts'
import { answerValues, questionGroups, type FaqQuestion } from '../../features/faq/questions.ts'
import { SearchBox } from '../../features/faq/search-box.tsx'
import { PageTitle } from '../../features/reading/page-title.tsx'
import { withData } from '../../texts/with-data.ts'
import { questionsTexts } from './texts.ts'

export { head } from './head.ts'

const texts = 'mfe-public.questions'

export const ownTexts = loadTexts(questionsTexts)
export const prefetch = withData(questionsTexts)

/** Frequent questions, and a form to ask another one. */
export const Screen = () => (
  <WithTexts texts={questionsTexts}>
    <Questions />
  </WithTexts>
)

function Questions() {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState('')
  const words = (id: TextName<'mfe-public.questions'>) =>
    formatMessage({ id: `${texts}.${id}` }, answerValues)
  const shown = new Set(
    questionGroups
      .flatMap(({ questions }): readonly FaqQuestion[] => questions)
      .filter((id) => matchesQuestion(`${words(`${id}.title`)} ${words(`${id}.text`)}`, typed)),
  )
  return (
    <Container>
      <Flex justify="space-between" align="flex-end" gap="5" wrap="wrap">
        <PageTitle title={words('heading')} />
        <SearchBox texts={texts} typed={typed} found={shown.size} onType={setTyped} />
      </Flex>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.8fr) minmax(0, 1fr)' }}
        gap={{ base: 8, lg: '72px' }}
        mt="8"
        alignItems="start"
      >
        <Box>
          <Answers shown={shown} searched={typed.trim() !== ''} />
          <Button as={Link} to="/casos-de-exito" variant="outline">
            {words('guide')}
          </Button>
        </Box>
        <WriteUs />
      </Grid>
    </Container>
  )
}

function WriteUs() {
  const { contactEmail } = useRuntimeConfig()
  return (
    <chakra.section id="escribenos" position={{ lg: 'sticky' }} top="24px" scrollMarginTop="24px">
      <Panel padded>
        <Heading as="h2" textStyle="sub">
          <FormattedMessage id={`${texts}.form.title`} />
        </Heading>
        <Text textStyle="small" color="fg.muted" mt="1" mb="4">
          <FormattedMessage id={`${texts}.form.lead`} />
        </Text>
        <ContactForm />
        <Text textStyle="small" color="fg.muted" mt="4" textAlign="center">
          <FormattedMessage
            id={`${texts}.form.mail`}
            values={{
              mail: (
                <TextLink href={`mailto:${contactEmail}`} aria-label={contactEmail}>
                  <MailAddress address={contactEmail} />
                </TextLink>
              ),
            }}
          />
        </Text>
      </Panel>
    </chakra.section>
  )
}
