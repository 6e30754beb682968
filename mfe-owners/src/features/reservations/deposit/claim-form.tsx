import { deposits } from '@metrolibre/api-client'
import { fieldSign, fitsCurrency, fromMajor, toAmount } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, useLocale, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Flex, Heading, Stack, Text } from '@metrolibre/ui'
import { Select, Textarea, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { check, maxLength, minValue, nonEmpty, number, object, pipe, string, transform, trim } from 'valibot'
import type { DepositProps } from './deposit-props.ts'
import { useDepositMoney } from './use-deposit-money.ts'

const text = (most: number) =>
  pipe(string(), trim(), nonEmpty('validation.required'), maxLength(most, 'validation.max_length'))

/** Claims one part of a deposit, and gives back the rest before its time. */
export function ClaimForm({ booking, deposit }: DepositProps) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { confirm, toast, showError } = useFeedback()
  const money = useDepositMoney(booking)
  const claim = usePageMutation(deposits.claim(booking.id))
  const release = usePageMutation(deposits.release(booking.id))
  // The same part is claimed once, however often it is sent.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const { currency } = booking
  const left = deposit.held - deposit.returning - deposit.claimed
  const schema = object({
    item: text(120),
    reason: text(1000),
    amount: pipe(
      string(),
      nonEmpty('validation.required'),
      transform((typed) => toAmount(currency)(typed) ?? Number.NaN),
      number('validation.invalid'),
      check((typed) => fitsCurrency(typed, currency), 'validation.whole_amount'),
      transform((typed) => fromMajor(typed, currency).amount),
      minValue(1, 'validation.required'),
      check((amount) => amount <= left, 'validation.more_than_kept'),
    ),
    fileId: string(),
  })
  const form = useForm(schema, { defaultValues: { item: '', reason: '', amount: '', fileId: '' } })
  const { errors } = form.formState
  const say = (name: 'item' | 'itemHint' | 'reason' | 'claimAmount' | 'file' | 'fileHint' | 'noFile') =>
    formatMessage({ id: `mfe-owners.deposit.${name}` })
  const submit = form.handleSubmit(({ fileId, ...part }) =>
    claim
      .mutateAsync({ claims: [{ ...part, ...(fileId && { fileId }) }], idempotencyKey })
      .then(() => {
        toast(formatMessage({ id: 'mfe-owners.deposit.claimed' }))
        setKey(crypto.randomUUID())
        form.reset()
      })
      .catch((error: unknown) => showError(error)),
  )
  const giveBack = async () => {
    const sure = await confirm({
      title: formatMessage({ id: 'mfe-owners.deposit.releaseTitle' }, { amount: money(left) }),
      text: formatMessage({ id: 'mfe-owners.deposit.releaseText' }),
      confirm: formatMessage({ id: 'mfe-owners.deposit.release' }),
      cancel: formatMessage({ id: 'mfe-owners.deposit.keep' }),
    })
    if (sure) release.mutate(undefined, { onError: (error) => void showError(error) })
  }
  if (left === 0) return null
  const files = booking.files.filter(({ kind }) => kind === 'document')
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3" align="stretch" mt="3">
        <Heading as="h4" textStyle="label">
          <FormattedMessage id="mfe-owners.deposit.claimTitle" />
        </Heading>
        <Text textStyle="small" color="fg.muted">
          <FormattedMessage id="mfe-owners.deposit.claimText" values={{ left: money(left) }} />
        </Text>
        <TextInput
          label={say('item')}
          help={say('itemHint')}
          error={errors.item?.message}
          {...form.register('item')}
        />
        <Textarea label={say('reason')} error={errors.reason?.message} {...form.register('reason')} />
        <TextInput
          label={say('claimAmount')}
          prefix={fieldSign(currency, locale)}
          inputMode="decimal"
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <Select
          label={say('file')}
          help={say('fileHint')}
          placeholder={say('noFile')}
          options={files.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.register('fileId')}
        />
        <Flex gap="10px" wrap="wrap">
          <Button type="submit" loading={claim.isPending}>
            <FormattedMessage id="mfe-owners.deposit.send" />
          </Button>
          <Button variant="outline" loading={release.isPending} onClick={() => void giveBack()}>
            <FormattedMessage id="mfe-owners.deposit.release" />
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
