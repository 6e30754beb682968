import { reservations, session, type Reservation } from '@metrolibre/api-client'
import { ContractDraft, type SignedTerms } from '@metrolibre/contract'
import {
  FormattedMessage,
  useDates,
  useLocale,
  useQuery,
  useFeedback,
  useIntl,
  usePageMutation,
  useSession,
  useUnsavedChanges,
} from '@metrolibre/platform'
import { Box, Button } from '@metrolibre/ui'
import { BackButton, StepActions } from '@metrolibre/ui/parts'
import type { SigningHandle } from '@metrolibre/ui/signing'
import { type ReactNode, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { ErrorAlert } from '../../features/booking/error-alert.tsx'
import { StepFrame } from '../../features/booking/step-frame.tsx'
import { ContractDialog } from '../../features/contract-form/contract-dialog.tsx'
import { ContractFacts } from '../../features/contract-form/contract-facts.tsx'
import { ContractReading } from '../../features/contract-form/contract-reading.tsx'
import { ContractSignature, signatureProblem } from '../../features/contract-form/contract-signature.tsx'
import { type ContractFormTerms, profileOf } from '../../features/contract-form/contract-values.ts'
import { useContractDraft } from './drafts.ts'
import { useKeptSignature } from './kept-signatures.tsx'
import { SignatureHelp } from './signature-help.tsx'
import { useContractDraftPdf } from './use-draft-pdf.ts'
import { useHoldQuestion } from './use-leaving.ts'

interface Props {
  reservation: Reservation
  /** What was filled into the contract of the booking that this one changes or extends. */
  signedBefore: SignedTerms | null
  band: ReactNode
  summary: ReactNode
  now: () => number
  onStale: () => void
  onBack: () => void
  /** Whether back leads to the dates, or has to give them up first. */
  backText: 'step' | 'change'
  onSigned: () => void
}

/** Returns the stored draft if it is complete; otherwise there is no contract to show. */
const completeTerms = (draft: unknown): ContractFormTerms | null => {
  const result = safeParse(ContractDraft, draft)
  return result.success ? result.output : null
}

/** Step 2: first the contract form, then the contract itself and the signature. */
export function ContractStep(props: Props) {
  const { reservation, signedBefore, band, summary, now, onStale, onBack, backText, onSigned } = props

  const { id, property, timeZone } = reservation
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { toast } = useFeedback()
  const { user, reload } = useSession()
  const { read, readOrBegun, write: keepDraft } = useContractDraft(reservation)
  const [draft] = useState(() => readOrBegun(signedBefore) as Partial<ContractFormTerms> | null)
  const [terms, setTerms] = useState(() => completeTerms(read()))
  const [open, setOpen] = useState(terms === null)
  const field = useRef<SigningHandle>(null)
  const sent = useRef(false)
  const [signed, setSigned] = useState(false)
  const signature = useKeptSignature(id)
  const profile = usePageMutation(session.addExtra())
  const signing = usePageMutation({
    ...reservations.signContract(id),
    // Before the answer is shown, because this step is gone as soon as the new state is known.
    onSuccess: onSigned,
  })
  const pdf = useContractDraftPdf(reservation, terms)
  const { locale } = useLocale()
  const drawn = useQuery(reservations.draft(id, locale, terms))
  const [asked, setAsked] = useState(false)
  // What was filled in is kept, and so are the dates; only a signature would be lost.
  const question = useHoldQuestion(reservation)
  useUnsavedChanges(!signing.isPending, signed ? undefined : question)
  const save = (values: ContractFormTerms) =>
    profile.mutate(profileOf(values), {
      onSuccess: () => {
        setTerms(values)
        setOpen(false)
        setAsked(true)
        toast(formatMessage({ id: 'tenants.booking.contract.saved' }))
        void reload()
      },
    })
  const sign = () => {
    if (!terms) return setOpen(true)
    const written = field.current?.read()
    if (!written) return field.current?.ask()
    // The button is busy only after the next render, so on a slow phone a double tap could sign twice.
    if (sent.current) return
    sent.current = true
    signing.mutate(
      { contractData: { ...terms, signature: written } },
      {
        onError: onStale,
        onSettled: () => (sent.current = false),
      },
    )
  }
  return (
    <StepFrame
      step="contract"
      title={<FormattedMessage id="tenants.booking.contract.heading" />}
      text={<FormattedMessage id="tenants.booking.contract.text" />}
      summary={summary}
      actions={
        <StepActions
          band={band}
          back={
            <BackButton
              text={<FormattedMessage id={`tenants.booking.back.${backText}`} />}
              onClick={onBack}
            />
          }
          next={
            // It can be pressed anyway: then it says what is missing, and leads there.
            <Button
              variant="cta"
              size="lg"
              aria-disabled={!signed || undefined}
              loading={signing.isPending || drawn.isLoading}
              onClick={sign}
            >
              <FormattedMessage id="tenants.booking.contract.next" />
            </Button>
          }
        />
      }
    >
      <ContractFacts
        terms={terms}
        country={property.country}
        onEdit={() => setOpen(true)}
        pdf={{
          text: <FormattedMessage id="tenants.booking.contract.pdf" />,
          loading: pdf.loading,
          onOpen: pdf.open,
          address: pdf.address,
        }}
      />
      {terms && (
        <Box mt="28px">
          <ContractReading
            text={drawn.data?.text}
            problem={drawn.error && <ErrorAlert error={drawn.error} />}
            onRetry={() => void drawn.refetch()}
            asked={asked}
          />
        </Box>
      )}
      {/* What is signed comes before, so that nothing moves under the hand that draws. Under the form of a contract that is not
      filled in yet nobody sees it, and it would keep the form waiting. */}
      {!drawn.isLoading && (terms || !open) && (
        <Box mt="28px">
          <ContractSignature
            // Another contract is to be read again; what was drawn or typed stays.
            key={JSON.stringify(terms)}
            ref={field}
            terms={terms}
            day={dates.date(now(), timeZone)}
            help={<SignatureHelp />}
            error={signing.error}
            onSigned={setSigned}
            {...signature}
          />
        </Box>
      )}
      {signing.error && !signatureProblem(signing.error) && (
        <Box mt="16px">
          <ErrorAlert error={signing.error} />
        </Box>
      )}
      <ContractDialog
        open={open}
        country={property.country}
        user={user}
        draft={terms ?? draft}
        saving={profile.isPending}
        refusal={signing.error}
        problem={profile.error && <ErrorAlert error={profile.error} />}
        onDraft={keepDraft}
        onSave={save}
        onClose={() => setOpen(false)}
      />
    </StepFrame>
  )
}
