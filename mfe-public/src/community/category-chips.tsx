import { publications } from '@metrolibre/api-client'
import { postCategories, type PostCategory } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl, useQuery } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'
import { FilterChip } from '@metrolibre/ui/parts'

interface Props {
  category: PostCategory | undefined
  /** Counts are of all posts, so they are left out while words limit the list. */
  counted: boolean
  onChange: (category: PostCategory | undefined) => void
}

/** Chips for the categories of posts with the number of posts. */
export function CategoryChips({ category, counted, onChange }: Props) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const { data } = useQuery(publications.counts())
  const count = (of: PostCategory | 'all') => (data && counted ? number(data[of]) : undefined)
  return (
    <chakra.fieldset
      aria-label={formatMessage({ id: 'mfe-public.posts.categories' })}
      display="flex"
      flexWrap="wrap"
      gap="8px"
      m="0"
      mt="4"
      p="0"
      border="0"
    >
      <FilterChip pressed={category === undefined} count={count('all')} onClick={() => onChange(undefined)}>
        <FormattedMessage id="mfe-public.posts.category.all" />
      </FilterChip>
      {postCategories.map((one) => (
        <FilterChip
          key={one}
          pressed={category === one}
          count={count(one)}
          onClick={() => onChange(category === one ? undefined : one)}
        >
          <FormattedMessage id={`mfe-public.posts.category.${one}`} />
        </FilterChip>
      ))}
    </chakra.fieldset>
  )
}
