import { adminUsers } from '@metrolibre/api-client'
import { countries, readDocument, type AdminUserDetail } from '@metrolibre/contract'
import { locales, useFeedback, useQueryClient, useUnsavedChanges } from '@metrolibre/platform'
import { useForm, useWatch } from '@metrolibre/platform/forms'
import { Box, Button, Flex, Heading, Panel, SimpleGrid } from '@metrolibre/ui'
import { CheckedInput, DateInput, Select, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { useChangedMeanwhile } from '../../list/use-changed-meanwhile.tsx'
import { useRefreshUsers } from './use-refresh-users.ts'
import { useUserTexts } from './use-user-texts.ts'
import { userChangesOf, UserSchema, userValuesOf, type UserField } from './user-values.ts'

const fieldNames = Object.keys(UserSchema.entries) as UserField[]

/** Changes the data of a user. The address is not among them: only the user can change it. */
export function UserForm({ user, onDone }: { user: AdminUserDetail; onDone: () => void }) {
  const text = useUserTexts()
  const { toast, showError } = useFeedback()
  const client = useQueryClient()
  const refresh = useRefreshUsers()
  // What is typed is compared with what the form was filled with, whatever is read again meanwhile.
  const [filled, setFilled] = useState(user)
  const before = userValuesOf(filled)
  const now = userValuesOf(user)
  // A switch next to the form makes a newer version in which nothing of the form is different.
  const isSame = fieldNames.every((name) => before[name] === now[name])
  const label = (name: UserField): string => text(name === 'rut' && filled.country === 'Perú' ? 'ruc' : name)
  const { forget, ifUpdatedAt, explain, notice } = useChangedMeanwhile<AdminUserDetail>({
    record: isSame ? { ...filled, updatedAt: user.updatedAt } : filled,
    read: () => client.fetchQuery({ ...adminUsers.one(filled.id), staleTime: 0 }),
    fields: fieldNames.map((name) => ({
      label: label(name),
      value: (one) => (name === 'language' ? text(`language.${one.language}`) : userValuesOf(one)[name]),
    })),
  })
  const form = useForm(UserSchema, { defaultValues: before })
  const { isDirty, isSubmitting, errors } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)
  const [rut, identityCard, country] = useWatch({
    control: form.control,
    name: ['rut', 'identityCard', 'country'],
  })
  const doubtOf = (typed: string | undefined) => {
    const number = readDocument(typed ?? '', country ?? filled.country)?.suggestion
    return number === undefined
      ? undefined
      : { text: text('checkDigit'), offer: { value: number, text: text('meant', { number }) } }
  }
  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await adminUsers.update(filled.id, { ...userChangesOf(before, values), ifUpdatedAt })
      toast(text('saved'))
      await refresh()
      forget()
      setFilled({ ...filled, ...saved })
      if (!form.saved(userValuesOf(saved))) onDone()
    } catch (error) {
      if (!(await explain(error)) && !form.showFields(error)) await showError(error)
    }
  })
  const field = (name: UserField) => ({
    label: label(name),
    error: errors[name]?.message,
    ...form.register(name),
  })
  const paper = (name: 'rut' | 'identityCard') => ({
    ...field(name),
    onTake: (number: string) => form.setValue(name, number, { shouldDirty: true }),
  })
  return (
    <Panel
      as="form"
      padded
      noValidate
      aria-labelledby="user-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Heading as="h2" id="user-form" textStyle="cardTitle" mb="4">
        {text('facts')}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="20px">
        <TextInput autoComplete="off" {...field('firstName')} />
        <TextInput autoComplete="off" {...field('lastName')} />
        <Select options={countries.map((value) => ({ value, label: value }))} {...field('country')} />
        <DateInput {...field('birthDate')} />
        <TextInput type="tel" autoComplete="off" help={text('whatsappHelp')} {...field('whatsapp')} />
        <TextInput type="tel" autoComplete="off" {...field('phone')} />
        <TextInput autoComplete="off" {...field('companyName')} />
        <CheckedInput autoComplete="off" doubt={doubtOf(rut)} {...paper('rut')} />
        <TextInput autoComplete="off" {...field('representativeName')} />
        <CheckedInput autoComplete="off" doubt={doubtOf(identityCard)} {...paper('identityCard')} />
        <Select
          options={locales.map((value) => ({ value, label: text(`language.${value}`) }))}
          {...field('language')}
        />
      </SimpleGrid>
      {notice && <Box mt="5">{notice}</Box>}
      <Flex justify="flex-end" gap="2" wrap="wrap" mt="6">
        <Button variant="ghost" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {text('save')}
        </Button>
      </Flex>
    </Panel>
  )
}
