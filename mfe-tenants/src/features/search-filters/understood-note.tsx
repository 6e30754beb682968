import type { SearchResult } from '@metrolibre/api-client'
import { FormattedMessage, Link, useIntl } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Button, Text } from '@metrolibre/ui'
import { X } from '@metrolibre/ui/icons'
import { kindName } from '../../property/kinds.tsx'
import { SiteChips } from './site-chips.tsx'
import { siteTexts } from '../../property/site/texts.ts'
import { searchPath, type Search } from './search-query.ts'
import type { SearchState } from './use-search.ts'

interface Props {
  state: SearchState
  result: SearchResult | undefined
}

/**
 * Says what was understood of the words of a search, and which better ones were taken for them (RULES.md §3.63, §3.65).
 */
export default function UnderstoodNote(props: Props) {
  const { search } = props.state
  const isAboutSites =
    search.minHeight !== undefined || search.facts || props.result?.understood?.facts?.length
  if (!isAboutSites) return <Note {...props} />
  return (
    <WithTexts texts={siteTexts}>
      <Note {...props} />
    </WithTexts>
  )
}

function Note({ state: { search, change }, result }: Props) {
  const { formatMessage } = useIntl()
  const understood = useUnderstood()(result)
  const corrected = result?.understood?.corrected
  const { q, use, minHeight, facts } = search
  const nameOf = (one: NonNullable<Search['use']>) => formatMessage({ id: `tenants.use.${one}` })
  return (
    <Box mt="-10px" mb="16px" aria-live="polite" _empty={{ display: 'none' }}>
      {q && corrected && (
        <Text textStyle="small" color="fg">
          {corrected.taken ? (
            <FormattedMessage id="tenants.search.corrected" values={{ asked: q, better: corrected.q }} />
          ) : (
            <FormattedMessage
              id="tenants.search.didYouMean"
              values={{
                better: (
                  <Link key="better" to={searchPath({ q: corrected.q })}>
                    {corrected.q}
                  </Link>
                ),
              }}
            />
          )}
        </Text>
      )}
      {q && understood.length > 0 && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage({ id: 'tenants.search.understood' }, { list: understood.join(' · ') })}
        </Text>
      )}
      {use && (
        <Button
          variant="outline"
          size="sm"
          icon={<X />}
          aria-label={formatMessage({ id: 'tenants.search.withoutUse' }, { use: nameOf(use) })}
          onClick={() => change({ use: undefined })}
        >
          {nameOf(use)}
        </Button>
      )}
      {(minHeight !== undefined || facts) && <SiteChips search={search} onChange={change} />}
    </Box>
  )
}

/** Returns a function that names what was understood besides the place, which the heading and the cards name. */
const useUnderstood = () => {
  const { formatMessage } = useIntl()
  return (result: SearchResult | undefined): string[] => {
    const {
      types = [],
      uses = [],
      services = [],
      facts = [],
      places = [],
      cheap = false,
    } = result?.understood ?? {}
    const words = [
      ...types.map((type) => formatMessage({ id: kindName(type) })),
      ...uses.map((use) => formatMessage({ id: `tenants.use.${use}` })),
      ...services.map((service) => formatMessage({ id: `tenants.property.service.${service}` })),
      ...facts.map((fact) => formatMessage({ id: `tenants.site.${fact}` })),
      ...(cheap ? [formatMessage({ id: 'tenants.search.understood.cheap' })] : []),
    ]
    return words.length > 0 ? [...words, ...places.slice(0, 2).map(({ name }) => name)] : []
  }
}
