import { FormattedMessage } from '@metrolibre/platform'
import { DescriptionList, Panel, Section } from '@metrolibre/ui'

const rows = ['minimum', 'deposit', 'expenses', 'parking', 'hours', 'pay'] as const

/** What a lease costs in addition to the rent. */
export const Costs = () => (
  <Section title={<FormattedMessage id="mfe-public.how.costs.title" />}>
    <Panel padded>
      <DescriptionList
        items={rows.map((row) => ({
          id: row,
          term: <FormattedMessage id={`mfe-public.how.costs.${row}`} />,
          value: <FormattedMessage id={`mfe-public.how.costs.${row}.value`} />,
        }))}
      />
    </Panel>
  </Section>
)
