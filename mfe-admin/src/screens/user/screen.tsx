import { adminUsers } from '@metrolibre/api-client'
import type { AdminUserDetail } from '@metrolibre/contract'
import { useLocation, useParams, useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Alert, Box } from '@metrolibre/ui'
import { userTexts } from '../../features/users/texts.ts'
import { UserHeader } from '../../features/users/user-header.tsx'
import { useUserTexts } from '../../features/users/use-user-texts.ts'
import { userListPath, userParts, type UserPart } from '../../features/users/user-paths.ts'
import { recordPage } from '../../page/record-page.ts'
import { RecordStates } from '../../page/record-states.tsx'
import { useKeptPlace } from '../../page/use-kept-place.ts'
import { propertyTexts } from '../../properties/texts.ts'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { UserBookingsPart } from './bookings-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { PaymentsPart } from './payments-part.tsx'
import { PropertiesPart } from './properties-part.tsx'
import { ReviewsPart } from './reviews-part.tsx'
import { SecurityPart } from './security-part.tsx'

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.users.title',
  description: 'mfe-admin.users.description',
  query: ({ params: { id = '' } }) => adminUsers.one(id),
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  texts: [userTexts, propertyTexts],
})

/** One user: what is known of them, what belongs to them, and what an admin can do for them. */
export const Screen = () => (
  <WithTexts texts={propertyTexts}>
    <WithTexts texts={userTexts}>
      <Read />
    </WithTexts>
  </WithTexts>
)

function Read() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const { data, error, refetch } = useQuery(adminUsers.one(id))
  const page = useKeptPlace()
  const names = pathname.split('/')
  const part = userParts.find((one) => names.includes(one, -2)) ?? 'details'
  if (!data) return <RecordStates listTo={userListPath} error={error} onRetry={refetch} />
  return (
    <Box ref={page} maxW="1400px" px={{ base: '16px', md: '36px' }} py={{ base: '16px', md: '20px' }}>
      <UserHeader user={data} part={part} />
      <Box mt="5">
        {data.isDeleted && <TrashNote user={data} />}
        <Part user={data} part={part} />
      </Box>
    </Box>
  )
}

function TrashNote({ user: { deletedAt, deletedBy } }: { user: AdminUserDetail }) {
  const text = useUserTexts()
  const numericDay = useNumericDay()
  const day = deletedAt ? numericDay(deletedAt) : ''
  return (
    <Box mb="4">
      <Alert tone="warn" title={text('inTrashNote')}>
        {deletedBy ? text('inTrashBy', { day, name: deletedBy.firstName }) : text('inTrashSince', { day })}
      </Alert>
    </Box>
  )
}

function Part({ user, part }: { user: AdminUserDetail; part: UserPart }) {
  switch (part) {
    case 'details':
      return <DetailsPart user={user} />
    case 'locations':
      return <PropertiesPart user={user} />
    case 'reviews':
      return <ReviewsPart user={user} />
    case 'payments':
      return <PaymentsPart user={user} />
    case 'bookings':
      return <UserBookingsPart user={user} />
    case 'security':
      return <SecurityPart user={user} />
  }
}
