import { audit } from '@metrolibre/api-client'
import {
  FormattedMessage,
  useFeedback,
  useIntl,
  usePageMutation,
  useQuery,
  type Head,
  type HeadContext,
  type PrefetchContext,
} from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { saveBlob } from '@metrolibre/platform/browser'
import { Alert, Box, Button, EmptyState, Grid } from '@metrolibre/ui'
import { FileXls } from '@metrolibre/ui/icons'
import { ChangeDetails } from '../../features/audit/change-details.tsx'
import { ChangeList } from '../../features/audit/change-list.tsx'
import { AuditFilterBar } from '../../features/audit/filters.tsx'
import { OtherChanges } from '../../features/audit/other-changes.tsx'
import { auditTexts, prefetchAuditTexts } from '../../features/audit/texts.ts'
import { isEntity } from '../../features/audit/use-change-text.ts'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { AdminPage } from '../../page/page.tsx'
import { Pager } from '../../page/pager.tsx'
import { prefetchProperties, propertyTexts } from '../../properties/texts.ts'
import { useAuditAddress } from './use-audit-address.ts'
import { useRowOfClosed } from './use-row-of-closed.ts'

export const head = ({ intl }: HeadContext): Head => ({
  title: intl.formatMessage({ id: 'mfe-admin.audit.title' }),
  description: intl.formatMessage({ id: 'mfe-admin.audit.description' }),
  robots: 'noindex',
})

export const prefetch = (context: PrefetchContext): Promise<unknown> =>
  Promise.all([prefetchAuditTexts(context), prefetchProperties(context)])

/** Who changed what: the record of changes, with the way back. */
export const Screen = () => (
  <WithTexts texts={propertyTexts}>
    <WithTexts texts={auditTexts}>
      <Audit />
    </WithTexts>
  </WithTexts>
)

function Audit() {
  const { formatMessage } = useIntl()
  const { showError, toast } = useFeedback()
  const address = useAuditAddress()
  const query = { ...address.asked, ...(address.cursor !== undefined && { cursor: address.cursor }) }
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(audit.list(query))
  const sheet = usePageMutation(audit.spreadsheet())
  const undo = usePageMutation(audit.undo())
  const open = data?.entries.find(({ id }) => id === address.openId)
  const next = data?.nextCursor
  useRowOfClosed(address.openId)
  const takeBack = async (id: string) => {
    try {
      await undo.mutateAsync(id)
    } catch (failure) {
      await showError(failure)
      return false
    }
    toast(formatMessage({ id: 'mfe-admin.audit.undoDone' }))
    return true
  }
  const save = () =>
    sheet
      .mutateAsync(address.asked)
      .then((file) => saveBlob(file, `${formatMessage({ id: 'mfe-admin.audit.file' })}.xlsx`))
      .catch(showError)
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.audit.title" />}
      text={<FormattedMessage id="mfe-admin.audit.description" />}
      action={
        <Button variant="outline" icon={<FileXls />} loading={sheet.isPending} onClick={() => void save()}>
          <FormattedMessage id="mfe-admin.audit.export" />
        </Button>
      }
    >
      <AuditFilterBar
        filters={address.filters}
        actors={data?.actors ?? []}
        actions={data?.actions ?? []}
        onChange={address.filter}
      />
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data && !open && address.openId !== undefined && !isPlaceholderData && (
        <Box mt="4">
          <Alert tone="warn" title={<FormattedMessage id="mfe-admin.audit.elsewhere" />} />
        </Box>
      )}
      {data?.entries.length === 0 && (
        <Box mt="4">
          <EmptyState title={<FormattedMessage id="mfe-admin.audit.none" />} />
        </Box>
      )}
      {data && data.entries.length > 0 && (
        <Grid
          mt="4"
          gap="20px"
          alignItems="start"
          templateColumns={{
            base: 'minmax(0, 1fr)',
            xl: open ? 'minmax(0, 1.6fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          }}
          opacity={isPlaceholderData ? 0.6 : 1}
          aria-busy={isPlaceholderData}
        >
          {open && (
            <Box
              order={{ base: 0, xl: 1 }}
              position={{ xl: 'sticky' }}
              top="20px"
              maxH={{ xl: 'calc(100vh - 40px)' }}
              overflowY={{ xl: 'auto' }}
            >
              <ChangeDetails
                entry={open}
                busy={undo.isPending}
                onClose={() => address.open()}
                onUndo={() => takeBack(open.id)}
              />
              {isEntity(open.entity) && <OtherChanges entry={open} entity={open.entity} />}
            </Box>
          )}
          <Box minW="0">
            <ChangeList entries={data.entries} openId={address.openId} onOpen={address.open} />
            <Pager
              text={
                <FormattedMessage
                  id="mfe-admin.audit.count"
                  values={{ count: data.total, more: data.totalIsExact ? 'no' : 'yes' }}
                />
              }
              onNewer={address.newer}
              onOlder={next ? () => address.older(next) : undefined}
            />
          </Box>
        </Grid>
      )}
    </AdminPage>
  )
}
