import { addressLine, type SearchType, type Service, type Suggestion, type Use } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { kindName } from '../../property/kinds.tsx'
import { searchPlaceName, type Search } from './search-query.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What can be chosen below the search box. */
export interface FilterOption {
  readonly key: string
  /** What it is, which its icon shows. */
  readonly sort: SearchType | 'recent' | 'forget' | 'quality' | 'property' | 'place'
  readonly label: string
  readonly detail?: string
  /** How many properties it has. */
  readonly count?: number
  readonly choose: () => void
}

/** What happens when something is chosen. */
export interface Choices {
  readonly onPlace: (suggestion: Suggestion) => void
  readonly onKind: (type: SearchType) => void
  readonly onService: (service: Service) => void
  readonly onUse: (use: Use) => void
  readonly onRecent: (search: Search) => void
}

interface AllChoices extends Choices {
  readonly onForget: () => void
}

/**
 * Returns the options for the typed text: kinds, uses, services, places and properties; without a text the recent searches,
 * and to forget them.
 */
export const useOptions = (
  { text, asking, recent }: { text: string; asking: boolean; recent: readonly Search[] },
  { onPlace, onKind, onService, onUse, onRecent, onForget }: AllChoices,
): readonly FilterOption[] => {
  const { formatMessage } = useIntl()
  const { suggestions, kinds, services, uses } = useSuggestions(text, asking)
  if (text.trim() === '' && recent.length === 0) return []
  if (text.trim() === '') {
    const searches = recent.map((search): FilterOption => {
      const { type } = search
      const label = searchPlaceName(search) ?? ''
      const detail = type && formatMessage({ id: kindName(type) })
      return {
        key: `recent-${type}-${label}`,
        sort: 'recent',
        label,
        ...(detail && { detail }),
        choose: () => onRecent(search),
      }
    })
    const forget = formatMessage({ id: 'tenants.search.recent.forget' })
    return [...searches, { key: 'forget', sort: 'forget', label: forget, choose: onForget }]
  }
  const where = ({ kind, city, comuna, country }: Suggestion) =>
    kind === 'property'
      ? addressLine(comuna, city)
      : kind === 'comuna'
        ? `${city}, ${country}`
        : formatMessage({ id: 'tenants.search.suggestion.city' }, { country })
  return [
    ...kinds.map(({ type, count }): FilterOption => ({
      key: type,
      sort: type,
      label: formatMessage({ id: kindName(type) }),
      detail: formatMessage({ id: 'tenants.search.suggestion.kind' }),
      count,
      choose: () => onKind(type),
    })),
    ...uses.map((use): FilterOption => ({
      key: `use-${use}`,
      sort: 'quality',
      label: formatMessage({ id: `tenants.use.${use}` }),
      detail: formatMessage({ id: 'tenants.search.suggestion.use' }),
      choose: () => onUse(use),
    })),
    ...services.map((service): FilterOption => ({
      key: service,
      sort: 'quality',
      label: formatMessage({ id: `tenants.property.service.${service}` }),
      detail: formatMessage({ id: 'tenants.search.suggestion.service' }),
      choose: () => onService(service),
    })),
    ...suggestions.map((suggestion): FilterOption => ({
      key: `${suggestion.kind}-${suggestion.id ?? suggestion.label}-${suggestion.country}`,
      sort: suggestion.kind === 'property' ? 'property' : 'place',
      label: suggestion.label,
      detail: where(suggestion),
      ...(suggestion.kind !== 'property' && { count: suggestion.count }),
      choose: () => onPlace(suggestion),
    })),
  ]
}
