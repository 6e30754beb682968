import { callLink, mailLink } from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import type { AdminProperty } from '@metrolibre/api-client'
import { Link } from '@metrolibre/platform'
import { DescriptionList, Heading, MailAddress, Panel, TextLink } from '@metrolibre/ui'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { useMoment } from '../../words/use-moment.ts'

/** Who owns a property and how to reach them, the inspector's visit, and the admins who look after it. */
export function PeoplePanel({ property }: { property: AdminProperty }) {
  const { text } = usePropertyTexts()
  const moment = useMoment()
  const { ownerContact: contact, owner, technicalVisit: visit, admins, timeZone } = property
  const name = `${contact.firstName} ${contact.lastName}`.trim()
  // An admin records an appointment that was made by phone, which the booking widget knows nothing of.
  const isRecorded = property.listingStatus === 'visit_scheduled'
  const withoutDate = isRecorded ? 'visit.withoutDate' : visit ? 'visit.cancelled' : 'visit.none'
  const phone = contact.phone ?? contact.whatsapp
  return (
    <Panel padded as="section" aria-labelledby="people">
      <Heading as="h2" id="people" textStyle="cardTitle" mb="3">
        {text('people')}
      </Heading>
      <DescriptionList
        columns={1}
        items={[
          {
            id: 'owner',
            term: text('owner'),
            value: (
              <TextLink as={Link} to={`/admin/users/detail/${owner.id}`}>
                {contact.companyName ? `${name}, ${contact.companyName}` : name}
              </TextLink>
            ),
          },
          {
            id: 'email',
            term: text('email'),
            value: (
              <TextLink href={mailLink(contact.email)} style={{ overflowWrap: 'anywhere' }}>
                <MailAddress address={contact.email} />
              </TextLink>
            ),
          },
          ...(phone
            ? [
                {
                  id: 'phone',
                  term: text('phone'),
                  value: <TextLink href={callLink(phone)}>{shownPhone(phone)}</TextLink>,
                },
              ]
            : []),
          {
            id: 'visit',
            term: text('visit'),
            value:
              visit?.status === 'scheduled' && visit.start !== null
                ? moment(visit.start, timeZone)
                : text(withoutDate),
          },
          ...(admins.length > 0
            ? [
                {
                  id: 'admins',
                  term: text('admins'),
                  value: admins.map(({ firstName }) => firstName).join(', '),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}
