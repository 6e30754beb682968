import { isApiError, mandates, type OwnedProperty } from '@metrolibre/api-client'
import { MandateSigner, type Mandate } from '@metrolibre/contract'
import {
  useErrorText,
  useFeedback,
  usePageMutation,
  useSession,
  useUnsavedChanges,
  type SessionUser,
} from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Box, Button, TextLink } from '@metrolibre/ui'
import { FilePdf } from '@metrolibre/ui/icons'
import type { SigningHandle } from '@metrolibre/ui/signing'
import { useRef, useState } from 'react'
import type { InferOutput } from 'valibot'
import { ActionRow } from '../../parts/action-row.tsx'
import { MandateColumns } from './columns.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { MandateEarnings } from './earnings.tsx'
import { NotOffered } from './not-offered.tsx'
import { SignPanel } from './sign-panel.tsx'
import { Terms } from './terms.tsx'
import { useMandateDraftPdf } from './use-draft-pdf.ts'
import { useMandateTexts } from './use-mandate-texts.ts'

interface Props {
  property: OwnedProperty
  mandate: Mandate
}

const signerOf = (user: SessionUser | null) => ({
  name: user?.representativeName || [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  document: user?.identityCard ?? '',
})

/** An open offer: its terms, what the owner gets, and the answer. */
export function MandateOfferView({ property, mandate }: Props) {
  const { id } = property
  const { text } = useMandateTexts()
  const { user } = useSession()
  const { toast } = useFeedback()
  const describe = useErrorText()
  const form = useForm(MandateSigner, { defaultValues: signerOf(user) })
  const pad = useRef<SigningHandle>(null)
  const [signed, setSigned] = useState(false)
  const [declining, setDeclining] = useState(false)
  const signing = usePageMutation(mandates.answer(id))
  const pdf = useMandateDraftPdf(id, mandate)
  useUnsavedChanges((signed || form.formState.isDirty) && !signing.isPending && !signing.isSuccess)
  const sign = (signer: InferOutput<typeof MandateSigner>) => {
    const signature = pad.current?.read()
    if (!signature) return pad.current?.ask()
    if (signing.isPending) return
    signing.mutate(
      { answer: 'accept', offer: mandate.id, ...signer, signature },
      { onSuccess: () => toast(text('signedToast')), onError: (error) => void form.showFields(error) },
    )
  }
  const refused =
    isApiError(signing.error) && signing.error.fields?.find(({ path }) => path.startsWith('signature'))
  const problem = signing.error && !refused && describe(signing.error)
  return (
    <MandateColumns aside={<MandateEarnings property={property} mandate={mandate} />}>
      {mandate.expired && (
        <Alert tone="warn" title={text('expired')}>
          {text('expiredText')}
        </Alert>
      )}
      <Terms property={property} mandate={mandate}>
        <Box mt="5">
          <Button variant="soft" full icon={<FilePdf />} loading={pdf.loading} onClick={pdf.open}>
            {text('draft')}
          </Button>
          {pdf.address && (
            <Box mt="3">
              <TextLink href={pdf.address}>{text('draftHere')}</TextLink>
            </Box>
          )}
        </Box>
      </Terms>
      <NotOffered property={property} mandate={mandate} />
      {!mandate.expired && (
        <form noValidate onSubmit={(event) => void form.handleSubmit(sign)(event)}>
          {/* Another offer needs another signature. */}
          <SignPanel
            key={mandate.id}
            form={form}
            pad={pad}
            timeZone={property.timeZone}
            country={property.zone.country}
            error={refused ? refused.message : undefined}
            onSigned={setSigned}
          />
          {problem && (
            <Box mt="4">
              <Alert tone="bad" title={problem.text} reference={problem.reference} />
            </Box>
          )}
          <ActionRow mt="6">
            <Button variant="outline" onClick={() => setDeclining(true)}>
              {text('decline')}
            </Button>
            {/* It can be pressed all the same: then it says what is missing, and leads there. */}
            <Button
              type="submit"
              variant="cta"
              size="lg"
              aria-disabled={!signed || undefined}
              loading={signing.isPending}
            >
              {text('sign')}
            </Button>
          </ActionRow>
        </form>
      )}
      {mandate.expired && (
        <Box>
          <Button variant="outline" onClick={() => setDeclining(true)}>
            {text('decline')}
          </Button>
        </Box>
      )}
      {declining && <DeclineDialog propertyId={id} offer={mandate.id} onClose={() => setDeclining(false)} />}
    </MandateColumns>
  )
}
