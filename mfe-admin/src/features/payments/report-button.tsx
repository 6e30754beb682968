import { payments } from '@metrolibre/api-client'
import { dateAt, officeZone } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, useQueryClient, type TextName } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { FileXls } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { saveBlob } from '@metrolibre/platform/browser'
import { paymentStandingOf } from './payment.ts'
import { paymentReport } from './report.ts'
import { useAdminPaymentTexts } from './use-payment-texts.ts'

/** Downloads the last 100 payments as a spreadsheet. */
export function ReportButton() {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const { showError } = useFeedback()
  const texts = useAdminPaymentTexts()
  const [busy, setBusy] = useState(false)
  const head = (name: TextName<'mfe-admin.payments'>) => formatMessage({ id: `mfe-admin.payments.${name}` })
  const write = async () => {
    const { payments: last, created } = await client.fetchQuery(payments.all())
    const file = await paymentReport(last, {
      heads: {
        when: head('when'),
        who: head('who'),
        method: head('method'),
        amount: head('amount'),
        currency: head('currency'),
        state: head('state'),
        receipt: head('receipt'),
        id: head('id'),
      },
      who: texts.payer,
      method: texts.method,
      state: (payment) => formatMessage({ id: `mfe-admin.standing.${paymentStandingOf(payment)}` }),
    })
    saveBlob(file, `${head('file')}-${dateAt(Date.parse(created), officeZone)}.xlsx`)
  }
  const press = () => {
    setBusy(true)
    write()
      .catch(showError)
      .finally(() => setBusy(false))
  }
  return (
    <Button variant="outline" icon={<FileXls />} loading={busy} onClick={press}>
      <FormattedMessage id="mfe-admin.payments.download" />
    </Button>
  )
}
