import { ContractDraft, type Country } from '@metrolibre/contract'
import { FormattedMessage, useIntl, type SessionUser } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Box, Button } from '@metrolibre/ui'
import { Dialog } from '@metrolibre/ui/overlay'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { ContractFields } from './contract-fields.tsx'
import {
  type ContractFormTerms,
  ownCompany,
  startValues,
  type TenantKind,
  tenantKindOf,
  writtenPapers,
} from './contract-values.ts'

interface Props {
  open: boolean
  country: Country
  user: SessionUser | null
  draft: Partial<ContractFormTerms> | null
  saving: boolean
  /** An error of the server; its field errors are shown under their fields. */
  refusal: unknown
  /** Why the input could not be saved. */
  problem: ReactNode
  /** Called at every change, so that a reload loses nothing. */
  onDraft: (values: ContractFormTerms) => void
  onSave: (values: ContractFormTerms) => void
  onClose: () => void
}

/** The contract form, opened before the rest of its step. */
export function ContractDialog(props: Props) {
  const { open, country, user, draft, saving, refusal, problem, onDraft, onSave, onClose } = props
  const { formatMessage } = useIntl()
  const id = useId()
  const start = startValues(draft, user)
  const [kind, setKind] = useState(() => tenantKindOf(start))
  const form = useForm(ContractDraft, { defaultValues: start })
  const { getValues, handleSubmit, setValue, watch, showFields } = form
  /** Somebody who rents under their own name is not asked for the same name and number twice. */
  const fillOwn = () => {
    for (const [name, value] of Object.entries(ownCompany(getValues())))
      setValue(name as 'company' | 'rut', value, { shouldDirty: true })
  }
  const choose = (next: TenantKind) => {
    setKind(next)
    if (next === 'person') return fillOwn()
    setValue('company', '')
    setValue('rut', '')
  }
  useEffect(() => {
    const { unsubscribe } = watch((values) => onDraft(values as ContractFormTerms))
    return unsubscribe
  }, [watch, onDraft])
  useEffect(() => {
    if (refusal) showFields(refusal)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once for each refusal
  }, [refusal])
  const submit = (event: FormEvent) => {
    // In React's tree the dialog is inside the page's forms, which must not receive its submit event.
    event.stopPropagation()
    if (kind === 'person') fillOwn()
    // Normalises the numbers here, because pressing Enter doesn't leave the field.
    void handleSubmit(({ signature: _unsigned, ...terms }) => onSave(writtenPapers(terms, country)))(event)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={<FormattedMessage id="tenants.booking.contract.dialogTitle" />}
      description={<FormattedMessage id="tenants.booking.contract.dialogText" />}
      closeLabel={formatMessage({ id: 'tenants.booking.close' })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage id="tenants.booking.cancel" />
          </Button>
          <Button type="submit" form={id} loading={saving}>
            <FormattedMessage id="tenants.booking.contract.save" />
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <ContractFields form={form} country={country} kind={kind} onKind={choose} ownEmail={user?.email} />
        {problem && <Box mt="20px">{problem}</Box>}
      </form>
    </Dialog>
  )
}
