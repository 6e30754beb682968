import { adminUsers, type AdminProperty } from '@metrolibre/api-client'
import { maxSearchLength } from '@metrolibre/contract'
import { useQuery } from '@metrolibre/platform'
import { Heading, Panel, SimpleGrid, Stack } from '@metrolibre/ui'
import { Checkbox, Select, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { usePropertyForm } from './form-context.ts'

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** Who owns a property, and which admins look after it. */
export function PeopleGroup({ property }: { property: AdminProperty | null }) {
  const { text } = usePropertyTexts()
  const { register, formState } = usePropertyForm()
  const [typed, setTyped] = useState('')
  const found = useQuery({
    ...adminUsers.list({ q: typed.trim(), limit: 20, sort: 'name' }),
    enabled: typed.trim().length > 1,
  })
  const team = useQuery(adminUsers.list({ isAdmin: true, limit: 100, sort: 'name' }))
  const known = property && {
    id: property.owner.id,
    firstName: property.ownerContact.firstName,
    lastName: property.ownerContact.lastName,
    email: property.ownerContact.email,
  }
  const users = [...(known ? [known] : []), ...(found.data?.users ?? [])]
  const options = [...new Map(users.map((user) => [user.id, user])).values()].map((user) => ({
    value: user.id,
    label: `${fullName(user)}, ${user.email}`,
  }))
  return (
    <Panel padded as="section" aria-labelledby="group-people">
      <Heading as="h2" id="group-people" textStyle="cardTitle" mb="4">
        {text('people')}
      </Heading>
      <Stack gap="4" align="stretch">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextInput
            label={text('ownerSearch')}
            type="search"
            maxLength={maxSearchLength}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Select
            label={text('owner')}
            help={property ? undefined : text('ownerHelp')}
            placeholder={text('ownerSelf')}
            options={options}
            error={formState.errors.owner?.message}
            {...register('owner')}
          />
        </SimpleGrid>
        {team.data && (
          <fieldset style={{ border: 0, padding: 0 }}>
            <legend style={{ fontWeight: 600, marginBottom: 8 }}>{text('admins')}</legend>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
              {team.data.users.map((user) => (
                <Checkbox key={user.id} value={user.id} label={fullName(user)} {...register('admins')} />
              ))}
            </SimpleGrid>
          </fieldset>
        )}
      </Stack>
    </Panel>
  )
}
