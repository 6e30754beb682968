import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Alert } from '@metrolibre/ui'
import { MailedLinkPage } from '../mailed-link-page.tsx'
import { dialogTexts } from '../texts.ts'
import { useMailedToken } from '../use-mailed-token.ts'
import { UseLink } from './use-link.tsx'

/** The page that mails about an address link to: `/confirmar-email#token=`. */
export const Screen = () => (
  <WithTexts texts={dialogTexts}>
    <ConfirmEmail />
  </WithTexts>
)

function ConfirmEmail() {
  const { formatMessage } = useIntl()
  const token = useMailedToken()
  return (
    <MailedLinkPage title={<FormattedMessage id="shell.confirmEmail.title" />}>
      {token ? (
        <UseLink key={token} token={token} />
      ) : (
        <Alert tone="warn" title={formatMessage({ id: 'shell.confirmEmail.noToken' })} />
      )}
    </MailedLinkPage>
  )
}
