import { FormattedMessage, useIntl, type MessageId, type TextBeginning } from '@metrolibre/platform'
import { Alert, Badge, Box, chakra, Container, Grid, Heading, Stack, Text } from '@metrolibre/ui'
import { CaretDown } from '@metrolibre/ui/icons'
import { PageTitle } from './page-title.tsx'
import { useRichValues } from './rich.tsx'

/**
 * A numbered section of a legal text: how many paragraphs and list items it has, and whether a lawyer must
 * confirm it.
 */
export interface ReadingSection {
  id: string
  paragraphs: number
  points?: number
  confirm?: boolean
}

type LegalText = TextBeginning<'updated'>

interface Props {
  /** The messages are `<texts>.<section>.title`, `.p1` …, `.i1` …. */
  texts: LegalText
  sections: readonly ReadingSection[]
}

/**
 * Returns the message id of a part of a section. The compiler can't check these ids, so a test compares them
 * with the catalogue.
 */
export const headingIdOf = (texts: LegalText, section: string, name: string): MessageId =>
  `${texts}.${section}.${name}` as MessageId

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A long text with a table of contents next to it; every section has an anchor. */
export function ReadingPage({ texts, sections }: Props) {
  return (
    <Container>
      <PageTitle
        title={<FormattedMessage id={`${texts}.heading`} />}
        lead={<FormattedMessage id={`${texts}.lead`} />}
      />
      <Text textStyle="small" color="fg.subtle" mt="4">
        <FormattedMessage id={`${texts}.updated`} />
      </Text>
      <Grid
        gridTemplateColumns={{ base: '1fr', lg: '260px minmax(0, 1fr)' }}
        gap={{ base: 8, lg: 16 }}
        mt="8"
      >
        <Contents texts={texts} sections={sections} />
        <Stack gap="10" maxW="68ch">
          <Alert tone="warn" role="none" title={<FormattedMessage id={`${texts}.draft.title`} />}>
            <FormattedMessage id={`${texts}.draft.text`} />
          </Alert>
          {sections.map((section, index) => (
            <Part key={section.id} texts={texts} section={section} number={index + 1} />
          ))}
        </Stack>
      </Grid>
    </Container>
  )
}

/** Beside the text; above it, where it would push the text off the screen, it has to be opened. */
function Contents({ texts, sections }: Props) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: `${texts}.contents` })
  const list = (
    <chakra.ol
      position={{ lg: 'sticky' }}
      top="24px"
      p="0"
      listStylePosition="inside"
      color="fg.muted"
      textStyle="small"
    >
      {sections.map(({ id }) => (
        <chakra.li key={id} py="3">
          <chakra.a className="ml-target" href={`#${id}`} color="inherit" _hover={{ color: 'fg' }}>
            <FormattedMessage id={headingIdOf(texts, id, 'title')} />
          </chakra.a>
        </chakra.li>
      ))}
    </chakra.ol>
  )
  return (
    <chakra.nav aria-label={label} data-screen-only>
      <Box hideBelow="lg" h="100%">
        {list}
      </Box>
      <chakra.details
        hideFrom="lg"
        borderBlock="1px solid {colors.border.strong}"
        css={{ '&[open] svg': { transform: 'rotate(180deg)' } }}
      >
        <chakra.summary
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          minH="44px"
          cursor="pointer"
          fontWeight={640}
          listStyleType="none"
        >
          {label}
          <CaretDown size={20} />
        </chakra.summary>
        <Box pb="3">{list}</Box>
      </chakra.details>
    </chakra.nav>
  )
}

function Part({ texts, section, number }: { texts: LegalText; section: ReadingSection; number: number }) {
  const { id, paragraphs, points = 0, confirm } = section
  const values = useRichValues()
  return (
    <chakra.section id={id} scrollMarginTop="24px">
      <Heading as="h2" textStyle="sub">
        {number}. <FormattedMessage id={headingIdOf(texts, id, 'title')} />
      </Heading>
      {confirm && (
        <Box mt="2" css={{ '& > *': { whiteSpace: 'normal' } }}>
          <Badge tone="warn">
            <FormattedMessage id={`${texts}.confirm`} />
          </Badge>
        </Box>
      )}
      {upTo(paragraphs).map((paragraph) => (
        <Text key={paragraph} mt="3">
          <FormattedMessage id={headingIdOf(texts, id, `p${paragraph}`)} values={values} />
        </Text>
      ))}
      {points > 0 && (
        <chakra.ul mt="3" ps="5" listStyleType="disc" display="grid" gap="2">
          {upTo(points).map((point) => (
            <li key={point}>
              <FormattedMessage id={headingIdOf(texts, id, `i${point}`)} values={values} />
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  )
}
