import type { Country } from '@metrolibre/contract'
import { FormattedMessage, useIntl, type TextName } from '@metrolibre/platform'
import {
  Box,
  Button,
  DescriptionList,
  Flex,
  Heading,
  MailAddress,
  Panel,
  Text,
  TextLink,
} from '@metrolibre/ui'
import { FilePdf, PencilSimple } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { type ContractFormTerms, tenantKindOf } from './contract-values.ts'

interface Props {
  /** Null while the form is incomplete. */
  terms: ContractFormTerms | null
  country: Country
  /** Absent once the contract is signed. */
  onEdit?: () => void
  pdf: {
    text: ReactNode
    loading: boolean
    onOpen: () => void
    /** Where it can be read, once that is known: not every browser opens a tab for it. */
    address?: string | null
  }
}

/** What the contract will say about the tenant, and a link to the contract itself. */
export function ContractFacts({ terms, country, onEdit, pdf }: Props) {
  const { formatMessage } = useIntl()
  const item = (id: TextName<'tenants.booking.contract'>, value: ReactNode) => ({
    id,
    term: formatMessage({ id: `tenants.booking.contract.${id}` }, { country }),
    value,
  })
  return (
    <Panel padded>
      <Flex justify="space-between" align="center" gap="8px 16px" wrap="wrap" mb="16px">
        <Heading as="h2" textStyle="cardTitle">
          <FormattedMessage id="tenants.booking.contract.title" />
        </Heading>
        {onEdit && (
          <Button variant="outline" size="sm" icon={<PencilSimple />} onClick={onEdit}>
            <FormattedMessage
              id={terms ? 'tenants.booking.contract.edit' : 'tenants.booking.contract.complete'}
            />
          </Button>
        )}
      </Flex>
      {terms ? (
        <DescriptionList
          items={[
            ...(tenantKindOf(terms) === 'company'
              ? [item('company', terms.company), item('rut', terms.rut), item('represent', terms.represent)]
              : [item('ownName', terms.represent)]),
            item('identity', terms.identity),
            item('location_uses', terms.location_uses),
            item(
              'people',
              formatMessage(
                { id: 'tenants.booking.contract.peopleCount' },
                { fixed: terms.people_fix, visiting: terms.people_prox },
              ),
            ),
            item('subContractor_email_1', <MailAddress address={terms.subContractor_email_1} />),
            item('subContractor_email_2', <MailAddress address={terms.subContractor_email_2} />),
          ]}
        />
      ) : (
        <Text color="fg.muted">
          <FormattedMessage
            id={onEdit ? 'tenants.booking.contract.empty' : 'tenants.booking.contract.signedElsewhere'}
          />
        </Text>
      )}
      <Box mt="20px">
        <Button
          variant="soft"
          full
          icon={<FilePdf />}
          loading={pdf.loading}
          disabled={Boolean(onEdit) && !terms}
          onClick={pdf.onOpen}
        >
          {pdf.text}
        </Button>
        {pdf.address && (
          <Box mt="12px">
            <TextLink href={pdf.address}>
              <FormattedMessage id="tenants.booking.contract.pdfHere" />
            </TextLink>
          </Box>
        )}
      </Box>
    </Panel>
  )
}
