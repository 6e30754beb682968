import { bankName, storedPayoutAccount } from '@metrolibre/contract'
import { Box, Button, DescriptionList, Panel } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import type { AskedAccount } from './account-values.ts'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

interface Props {
  head: ReactNode
  asked: AskedAccount
  onCorrect: () => void
}

/** The account that the code confirms, in full. It can't be changed here: the code is for this one. */
export function AskedSummary({ head, asked: { account }, onCorrect }: Props) {
  const { text } = usePayoutAccountTexts()
  const { country, bank, kind, number, holderDocument } = storedPayoutAccount(account)
  const isChile = country === 'Chile'
  return (
    <Panel as="section" padded>
      {head}
      <DescriptionList
        items={[
          { id: 'bank', term: text('bank'), value: bankName(country, bank), verbatim: true },
          kind
            ? { id: 'kind', term: text('kind'), value: text(`kind.${kind}`) }
            : { id: 'kind', term: text('currency'), value: text('soles') },
          { id: 'number', term: text(isChile ? 'number' : 'cci'), value: number, verbatim: true },
          {
            id: 'document',
            term: text('holderDocument'),
            value: holderDocument,
            verbatim: true,
          },
          { id: 'holder', term: text('holderName'), value: account.holderName, verbatim: true },
          { id: 'email', term: text('noticeEmail'), value: account.noticeEmail, verbatim: true },
        ]}
      />
      <Box mt="2">
        <Button variant="outline" onClick={onCorrect}>
          {text('correct')}
        </Button>
      </Box>
    </Panel>
  )
}
