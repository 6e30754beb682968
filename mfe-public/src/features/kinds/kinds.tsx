import type { SearchResult } from '@metrolibre/api-client'
import type { PropertyType } from '@metrolibre/contract'
import { assetPath, FormattedMessage } from '@metrolibre/platform'
import { Grid, Section } from '@metrolibre/ui'
import { KindCard } from './kind-card.tsx'
import { lowestOf } from '../../property/lowest-of.ts'
import entire from './pictures/entire.webp'
import galpon from './pictures/galpon.webp'
import room from './pictures/room.webp'
import terreno from './pictures/terreno.webp'
import { useLowestPrices } from '../../property/use-lowest-prices.ts'

const kinds: readonly (readonly [PropertyType, string])[] = [
  ['room', room],
  ['entire', entire],
  ['galpon', galpon],
  ['terreno', terreno],
]

/** Two or four side by side. With large text there are fewer, so that no name is wider than its card. */
const columns = {
  base: 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))',
  md: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 21%)), 1fr))',
}

type Counts = SearchResult['counts'] | undefined

/** The four kinds of place with the number of properties, and their lowest price in the visitor's country. */
export function KindGrid({ counts }: { counts: Counts }) {
  const { country, prices } = useLowestPrices()
  return (
    <Grid gridTemplateColumns={columns} gap={{ base: 3, md: 5 }}>
      {kinds.map(([kind, picture]) => (
        <KindCard
          key={kind}
          kind={kind}
          picture={assetPath(picture)}
          count={counts?.[kind] ?? undefined}
          lowest={lowestOf(prices, country, kind)}
        />
      ))}
    </Grid>
  )
}

/** The same as a section of the front page. */
export const HomeKinds = ({ counts }: { counts: Counts }) => (
  <Section title={<FormattedMessage id="mfe-public.home.kinds.title" />}>
    <KindGrid counts={counts} />
  </Section>
)
