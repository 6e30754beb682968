import { useDates, useIntl } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import type { Search } from './search-query.ts'
import { useDraftTotal } from './use-draft-total.ts'

/** Applies the filters in the dialog. It says how many properties they find. */
export function ApplyFiltersButton({ form, draft }: { form: string; draft: Search }) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const found = useDraftTotal(draft)
  return (
    <Button type="submit" form={form}>
      {found
        ? formatMessage(
            { id: 'tenants.search.applyCount' },
            { count: found.total, total: `${number(found.total)}${found.totalIsExact ? '' : '+'}` },
          )
        : formatMessage({ id: 'tenants.search.apply' })}
    </Button>
  )
}
