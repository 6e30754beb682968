import { callLink, chatLink, timeZoneOf, type AdminUserDetail } from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import { useDates } from '@metrolibre/platform'
import { Button, DescriptionList, Flex, Heading, Panel, TextLink } from '@metrolibre/ui'
import { PencilSimple } from '@metrolibre/ui/icons'
import { useMoment } from '../../words/use-moment.ts'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { useUserTexts } from './use-user-texts.ts'
import { userName } from './user-name.ts'

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** What is known of a user. `onEdit` is left out while nothing can be changed. */
export function UserFacts({ user, onEdit }: { user: AdminUserDetail; onEdit: (() => void) | undefined }) {
  const text = useUserTexts()
  const dates = useDates()
  const day = useNumericDay()
  const moment = useMoment()
  const zone = timeZoneOf(user.country)
  const { birthDate, whatsapp, phone, country, lastSessionAt } = user
  const rows = [
    ['name', userName(user)],
    ['country', country],
    ['birthDate', birthDate && dates.day(birthDate, numeric).replaceAll('-', '/')],
    ['whatsapp', whatsapp && <TextLink href={chatLink(whatsapp)}>{shownPhone(whatsapp)}</TextLink>],
    ['phone', phone && <TextLink href={callLink(phone)}>{shownPhone(phone)}</TextLink>],
    ['created', day(user.created, zone)],
    ['companyName', user.companyName],
    [country === 'Chile' ? 'rut' : 'ruc', user.rut],
    ['representativeName', user.representativeName],
    ['identityCard', user.identityCard],
    ['language', text(`language.${user.language}`)],
    ['email', text(`emailConfirmed.${user.emailConfirmed}`)],
    ['stripeCustomer', user.stripeCustomerId],
    ['lastSession', lastSessionAt ? moment(lastSessionAt, zone) : text('never')],
  ] as const
  return (
    <Panel padded as="section" aria-labelledby="user-facts">
      <Flex justify="space-between" align="center" gap="3" mb="3">
        <Heading as="h2" id="user-facts" textStyle="cardTitle">
          {text('facts')}
        </Heading>
        {onEdit && (
          <Button variant="outline" size="sm" icon={<PencilSimple />} onClick={onEdit}>
            {text('edit')}
          </Button>
        )}
      </Flex>
      <DescriptionList
        items={rows.map(([id, value]) => ({ id, term: text(id), value: value || text('none') }))}
      />
    </Panel>
  )
}
