import { isApiError } from '@metrolibre/api-client'
import { isSameName } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Heading, Text } from '@metrolibre/ui'
import { type EnteredSignature, SigningField, type SigningHandle } from '@metrolibre/ui/signing'
import type { ReactNode, Ref } from 'react'
import type { ContractFormTerms } from './contract-values.ts'
import { signingRules, useContractSigningTexts } from './signing-texts.tsx'

/** Returns what the server says is wrong with the signature itself, if that is why it refused the contract. */
export const signatureProblem = (error: unknown): string | undefined =>
  isApiError(error)
    ? error.fields?.find(({ path }) => path.startsWith('contractData.signature'))?.message
    : undefined

interface Props {
  ref: Ref<SigningHandle>
  /** Null until the form is complete. */
  terms: ContractFormTerms | null
  /** Today at the place, in words. */
  day: string
  /** Whom to ask if one cannot sign. */
  help: ReactNode
  error: unknown
  /** What was entered when this step was last shown. */
  start: EnteredSignature | undefined
  onEntered: (entered: EnteredSignature) => void
  onSigned: (signed: boolean) => void
}

/** The signature under the contract, in any of the three ways. */
export function ContractSignature({ ref, terms, day, help, error, start, onEntered, onSigned }: Props) {
  const { formatMessage } = useIntl()
  const texts = useContractSigningTexts()
  const { represent: name = '', company = '' } = terms ?? {}
  return (
    <section>
      <Heading as="h2" textStyle="cardTitle">
        <FormattedMessage id="tenants.booking.signing.title" />
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        <FormattedMessage id="tenants.booking.signing.text" />
      </Text>
      <SigningField
        ref={ref}
        label={formatMessage({ id: 'tenants.booking.contract.signature' })}
        texts={texts}
        rules={signingRules}
        caption={{
          drawn: (
            <FormattedMessage
              id={terms ? 'tenants.booking.contract.caption' : 'tenants.booking.contract.captionEmpty'}
              values={{ name, day }}
            />
          ),
          typed: <FormattedMessage id="tenants.booking.signing.caption.typed" values={{ day }} />,
          picture: <FormattedMessage id="tenants.booking.signing.caption.picture" values={{ day }} />,
        }}
        confirm={
          <FormattedMessage
            id={
              isSameName(company, name)
                ? 'tenants.booking.signing.confirmOwn'
                : 'tenants.booking.signing.confirm'
            }
            values={{ name: name || 'none', company }}
          />
        }
        help={help}
        error={signatureProblem(error)}
        start={start}
        onEntered={onEntered}
        onChange={onSigned}
      />
    </section>
  )
}
