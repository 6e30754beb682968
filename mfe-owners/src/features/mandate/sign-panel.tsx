import { chatLink, type Country, type MandateSigner } from '@metrolibre/contract'
import { useIntl, useRuntimeConfig } from '@metrolibre/platform'
import type { SchemaForm } from '@metrolibre/platform/forms'
import { Box, Grid, Heading, Panel, Text, TextLink } from '@metrolibre/ui'
import { CheckedInput, TextInput } from '@metrolibre/ui/form'
import { SigningField, type SigningHandle } from '@metrolibre/ui/signing'
import { type RefObject, useState } from 'react'
import { useDocumentDoubt } from '../../parts/use-document-doubt.ts'
import { mandateSigningRules, useMandateSigningTexts } from './signing-texts.tsx'
import { useMandateTexts } from './use-mandate-texts.ts'

interface Props {
  form: SchemaForm<typeof MandateSigner>
  pad: RefObject<SigningHandle | null>
  timeZone: string
  /** Of the property, which determines the usual kinds of documents. */
  country: Country
  error?: string | undefined
  onSigned: (signed: boolean) => void
}

/** Who signs, and the signature. */
export function SignPanel({ form, pad, timeZone, country, error, onSigned }: Props) {
  const { formatMessage } = useIntl()
  const { text, dayAt } = useMandateTexts()
  const { chatPhone } = useRuntimeConfig()
  const [today] = useState(() => Date.now())
  const { register, formState, watch, setValue } = form
  const doubtOf = useDocumentDoubt(country)
  const name = watch('name').trim()
  const day = dayAt(today, timeZone)
  const texts = useMandateSigningTexts()
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle">
        {text('signer')}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        {text('signerText')}
      </Text>
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} mb="6">
        <TextInput
          label={text('name')}
          autoComplete="name"
          required
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <CheckedInput
          label={text('document')}
          required
          autoComplete="off"
          doubt={doubtOf(watch('document'))}
          onTake={(number) => setValue('document', number, { shouldDirty: true, shouldValidate: true })}
          error={formState.errors.document?.message}
          {...register('document')}
        />
      </Grid>
      <Heading as="h3" textStyle="cardTitle">
        {text('signing.title')}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        {text('signing.text')}
      </Text>
      <SigningField
        ref={pad}
        label={text('signature')}
        texts={texts}
        rules={mandateSigningRules}
        caption={{
          drawn: text(name ? 'caption' : 'captionEmpty', { name, day }),
          typed: text('signing.caption.typed', { day }),
          picture: text('signing.caption.picture', { day }),
        }}
        confirm={text(name ? 'signing.confirm' : 'signing.confirmNameless', { name })}
        error={error}
        help={
          <>
            {text('help')}{' '}
            <TextLink
              href={chatLink(chatPhone, text('helpMessage'))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {formatMessage({ id: 'mfe-owners.mandate.writeUs' })}
            </TextLink>
          </>
        }
        onChange={onSigned}
      />
      <Box mt="2">
        <Text textStyle="small" color="fg.muted">
          {text('simple')}
        </Text>
      </Box>
    </Panel>
  )
}
