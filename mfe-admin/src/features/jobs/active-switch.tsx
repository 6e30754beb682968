import { jobAdmin } from '@metrolibre/api-client'
import type { AdminJob } from '@metrolibre/contract'
import { useIntl, usePageMutation } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { useSwitch } from '../../list/use-switch.ts'

interface Props {
  job: AdminJob
  /** Shows next to it what it is for, where no column does. */
  captioned?: boolean
}

/** Shows an opening on the public page, or not. */
export function OpeningActiveSwitch({ job: { id, title: name, isActive }, captioned }: Props) {
  const { formatMessage } = useIntl()
  const { mutateAsync } = usePageMutation(jobAdmin.setActive())
  const control = useSwitch({
    checked: isActive,
    change: (on) => mutateAsync({ id, isActive: on }),
    said: (on) => formatMessage({ id: `mfe-admin.jobs.said.${on}` }, { name }),
  })
  return (
    <Box w="fit-content" onClick={(event) => event.stopPropagation()}>
      <Switch
        label={formatMessage({ id: 'mfe-admin.jobs.activeOf' }, { name })}
        caption={captioned ? formatMessage({ id: 'mfe-admin.jobs.active' }) : undefined}
        {...control}
      />
    </Box>
  )
}
