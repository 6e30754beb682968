import type { SearchResult } from '@metrolibre/api-client'
import type { PropertyType } from '@metrolibre/contract'
import { assetPath, FormattedMessage } from '@metrolibre/platform'
import { Grid, Section } from '@metrolibre/ui'
import { KindCard } from './kind-card.tsx'
import entire from './pictures/entire.webp'
import galpon from './pictures/galpon.webp'
import room from './pictures/room.webp'
import terreno from './pictures/terreno.webp'

const kinds: readonly (readonly [PropertyType, string])[] = [
  ['room', room],
  ['entire', entire],
  ['galpon', galpon],
  ['terreno', terreno],
]

type Counts = SearchResult['counts'] | undefined

/** The four kinds of place with the number of properties. */
export const KindGrid = ({ counts }: { counts: Counts }) => (
  <Grid gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap={{ base: 3, md: 5 }}>
    {kinds.map(([kind, picture]) => (
      <KindCard key={kind} kind={kind} picture={assetPath(picture)} count={counts?.[kind] ?? undefined} />
    ))}
  </Grid>
)

/** The same as a section of the front page. */
export const Kinds = ({ counts }: { counts: Counts }) => (
  <Section title={<FormattedMessage id="mfe-public.home.kinds.title" />}>
    <KindGrid counts={counts} />
  </Section>
)
