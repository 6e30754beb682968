import { shownSiteSize, siteFacts } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, SimpleGrid, Span } from '@metrolibre/ui'
import { Checkbox, FieldGroup, TextInput } from '@metrolibre/ui/form'
import { siteFieldsMark } from './filter-form.ts'
import type { Search } from './search-query.ts'
import { siteTexts } from '../../property/site/texts.ts'

interface Props {
  search: Search
  /** Whether no height can be read from what was typed. */
  wrong: boolean
}

/** The filters that only sheds and plots have. */
export default function SiteFilters(props: Props) {
  return (
    <WithTexts texts={siteTexts}>
      <Fields {...props} />
    </WithTexts>
  )
}

function Fields({ search: { type, minHeight, facts }, wrong }: Props) {
  const { formatMessage } = useIntl()
  const say = (name: TextName<'tenants.site'>) => formatMessage({ id: `tenants.site.${name}` })
  return (
    <>
      <input type="hidden" name={siteFieldsMark} value="yes" />
      {type !== 'terreno' && (
        <Box maxW="240px">
          <TextInput
            label={say('minHeight')}
            suffix="m"
            name="minHeight"
            inputMode="decimal"
            defaultValue={minHeight === undefined ? '' : String(shownSiteSize('clearHeight', minHeight))}
            error={wrong ? say('unreadable') : undefined}
          />
        </Box>
      )}
      <FieldGroup
        label={
          <Span textStyle="cardTitle" fontSize="md">
            {say('must')}
          </Span>
        }
      >
        <SimpleGrid columns={2} gap={2} mt={2}>
          {siteFacts.map((fact) => (
            <Checkbox
              key={fact}
              name="facts"
              value={fact}
              label={say(fact)}
              defaultChecked={facts?.includes(fact)}
            />
          ))}
        </SimpleGrid>
      </FieldGroup>
    </>
  )
}
