import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { chakra, Stack } from '@metrolibre/ui'
import { DateInput, Select } from '@metrolibre/ui/form'
import { Plus } from '@metrolibre/ui/icons'
import { Popover } from '@metrolibre/ui/overlay'
import type { AdminListDefinition } from './list-definition.ts'
import type { ListAddress } from './use-list-address.ts'

/** Offers every filter of the list. A choice takes effect at once. */
export function FilterButton({ list, address }: { list: AdminListDefinition; address: ListAddress }) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'mfe-admin.list.filters' })
  return (
    <Popover
      label={label}
      placement="bottom-start"
      trigger={
        <Dashed type="button">
          <Plus size={18} />
          <FormattedMessage id="mfe-admin.list.filter" />
        </Dashed>
      }
    >
      <Stack gap="3" w="min(300px, 80vw)" p="2">
        {list.filters.map(({ name, label: its, choices }) =>
          choices ? (
            <Select
              key={name}
              compact
              label={its}
              placeholder={formatMessage({ id: 'mfe-admin.filter.all' })}
              value={address.filters[name] ?? ''}
              options={[...choices]}
              onChange={({ target }) => address.change({ [name]: target.value })}
            />
          ) : (
            <DateInput
              key={`${name} ${address.filters[name]}`}
              compact
              label={its}
              defaultValue={address.filters[name] ?? ''}
              onBlur={({ target }) => {
                if (target.value !== (address.filters[name] ?? '')) address.change({ [name]: target.value })
              }}
            />
          ),
        )}
      </Stack>
    </Popover>
  )
}

const Dashed = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minH: '44px',
    px: '13px',
    borderRadius: 'md',
    border: '1.5px dashed',
    borderColor: 'border.control',
    textStyle: 'label',
  },
})
