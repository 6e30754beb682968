import { adminUserSheets } from '@metrolibre/api-client'
import { dateAt, officeZone, type UserSheet } from '@metrolibre/contract'
import {
  FormattedMessage,
  deviceStorage,
  useDates,
  useFeedback,
  useIntl,
  usePageMutation,
  useQuery,
} from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Box, Button, Flex, Panel, TapeProgress, Text } from '@metrolibre/ui'
import { ArrowsClockwise, CheckCircle, DownloadSimple, WarningCircle } from '@metrolibre/ui/icons'
import { useState, type ReactNode } from 'react'

const lookAgainMs = 1000
const storageKey = 'metrolibre.userSheet.closed'

const readClosed = (): string | null => deviceStorage.getItem(storageKey)

/** Shows how far the spreadsheet of users is, and hands it over. It may be large, so the admin goes on working. */
export function SheetProgress() {
  const { data: sheet } = useQuery({
    ...adminUserSheets.newest(),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? lookAgainMs : false),
  })
  const [closed, setClosed] = useState(readClosed)
  if (!sheet || sheet.id === closed) return null
  const close = () => {
    setClosed(sheet.id)
    deviceStorage.setItem(storageKey, sheet.id)
  }
  return (
    <Panel padded style={{ marginTop: 16 }} aria-live="polite">
      {sheet.state === 'preparing' && <Preparing sheet={sheet} />}
      {sheet.state === 'ready' && <Ready sheet={sheet} onClose={close} />}
      {sheet.state === 'failed' && (
        <Line icon={<WarningCircle size={22} />} text={<FormattedMessage id="mfe-admin.users.sheetFailed" />}>
          <CloseButton onClose={close} />
        </Line>
      )}
    </Panel>
  )
}

interface LineProps {
  icon: ReactNode
  text: ReactNode
  note?: ReactNode
  children?: ReactNode
}

const Line = ({ icon, text, note, children }: LineProps) => (
  <Flex gap="4" align="center" wrap="wrap">
    {icon}
    <Box flex="1" minW="min(220px, 100%)">
      <b>{text}</b>
      {note && (
        <Text textStyle="small" color="fg.muted">
          {note}
        </Text>
      )}
    </Box>
    {children}
  </Flex>
)

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button variant="ghost" size="sm" onClick={onClose}>
    <FormattedMessage id="mfe-admin.close" />
  </Button>
)

function Preparing({ sheet: { done, total } }: { sheet: UserSheet }) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  return (
    <>
      <Line
        icon={<ArrowsClockwise size={22} />}
        text={<FormattedMessage id="mfe-admin.users.sheetPreparing" />}
        note={
          total !== null && (
            // Read aloud by those who look for it, not again with every second.
            <span aria-live="off">
              <FormattedMessage
                id="mfe-admin.users.sheetDone"
                values={{ done: number(done), total: number(total) }}
              />
            </span>
          )
        }
      />
      <Box mt="3">
        <TapeProgress
          value={total ? done / total : 0}
          label={formatMessage({ id: 'mfe-admin.list.bulk.progress' })}
          height={12}
        />
      </Box>
    </>
  )
}

function Ready({ sheet: { id, done, requestedAt }, onClose }: { sheet: UserSheet; onClose: () => void }) {
  const { showError } = useFeedback()
  const dates = useDates()
  const download = usePageMutation(adminUserSheets.file())
  const save = () =>
    download.mutate(id, {
      onSuccess: (file) => {
        saveBlob(file, `metrolibre-${dateAt(Date.parse(requestedAt), officeZone)}.xlsx`)
        onClose()
      },
      onError: (error) => void showError(error),
    })
  return (
    <Line
      icon={<CheckCircle size={22} />}
      text={
        <FormattedMessage
          id="mfe-admin.users.sheetReady"
          values={{ count: done, number: dates.number(done) }}
        />
      }
      note={
        <FormattedMessage
          id="mfe-admin.users.sheetAt"
          values={{ when: dates.dateTime(requestedAt, officeZone) }}
        />
      }
    >
      <Button size="sm" icon={<DownloadSimple />} loading={download.isPending} onClick={save}>
        <FormattedMessage id="mfe-admin.users.sheetSave" />
      </Button>
      <CloseButton onClose={onClose} />
    </Line>
  )
}
