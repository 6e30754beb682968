import { shownSiteSize } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { X } from '@metrolibre/ui/icons'
import type { Search } from './search-query.ts'

interface Props {
  search: Search
  onChange: (patch: Search) => void
}

/** What is asked of sheds and plots; each can be removed. Its texts are those of `property/site`. */
export function SiteChips({ search: { minHeight, facts = [] }, onChange }: Props) {
  const { formatMessage } = useIntl()
  const { measure } = useDates()
  const chip = (what: string, patch: Search) => (
    <Button
      key={what}
      variant="outline"
      size="sm"
      icon={<X />}
      aria-label={formatMessage({ id: 'tenants.site.without' }, { what })}
      onClick={() => onChange(patch)}
    >
      {what}
    </Button>
  )
  return (
    <>
      {minHeight !== undefined &&
        chip(
          formatMessage(
            { id: 'tenants.site.atLeast' },
            { height: measure(shownSiteSize('clearHeight', minHeight), 'm') },
          ),
          { minHeight: undefined },
        )}
      {facts.map((fact) => {
        const others = facts.filter((one) => one !== fact)
        return chip(formatMessage({ id: `tenants.site.${fact}` }), {
          facts: others.length > 0 ? others : undefined,
        })
      })}
    </>
  )
}
