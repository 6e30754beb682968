import { adminReleases } from '@metrolibre/api-client'
import type { RunningApp } from '@metrolibre/contract'
import { useIntl, useQuery } from '@metrolibre/platform'
import { Dialog } from '@metrolibre/ui/overlay'
import { useState } from 'react'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { shortOf } from './outcome-of.ts'
import { PromoteForm } from './promote-form.tsx'
import { VersionList } from './version-list.tsx'

interface Props {
  running: RunningApp
  onClose: () => void
}

/** The newest versions of an app, to put one into use. */
export function VersionsDialog({ running, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { app, current } = running
  const { data, isError, error, refetch } = useQuery(adminReleases.versions(app))
  const [chosen, setChosen] = useState<string>()
  const [left, setLeft] = useState<string>()
  const version = data?.versions.find((one) => one.version === chosen)
  return (
    <Dialog
      open
      size="md"
      title={
        version
          ? formatMessage(
              { id: 'mfe-admin.releases.promoteTitle' },
              { app, version: shortOf(version.version) },
            )
          : formatMessage({ id: 'mfe-admin.releases.versionsOf' }, { app })
      }
      description={formatMessage(
        { id: version ? 'mfe-admin.releases.rollbackText' : 'mfe-admin.releases.versionsText' },
        { current: shortOf(current.version) },
      )}
      closeLabel={formatMessage({ id: 'mfe-admin.close' })}
      onClose={onClose}
    >
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data && !version && (
        <VersionList versions={data.versions} current={current.version} left={left} onChoose={setChosen} />
      )}
      {version && (
        <PromoteForm
          running={running}
          version={version}
          onBack={() => {
            setLeft(version.version)
            setChosen(undefined)
          }}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
