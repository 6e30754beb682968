import { zoneAdmin } from '@metrolibre/api-client'
import type { AdminZoneDetail } from '@metrolibre/contract'
import { FormattedMessage, useNavigate, useParams, useQuery } from '@metrolibre/platform'
import { Badge, Flex } from '@metrolibre/ui'
import { ZoneActiveSwitch } from '../../features/zones/active-switch.tsx'
import { ZoneForm } from '../../features/zones/zone-form.tsx'
import { zonesTo, zoneTo } from '../../features/zones/zone-to.ts'
import { BackLink } from '../../page/back-link.tsx'
import { AdminPage } from '../../page/page.tsx'
import { adding, recordPage, savedId } from '../../page/record-page.ts'
import { RecordStates } from '../../page/record-states.tsx'

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.zones.title',
  description: 'mfe-admin.zones.description',
  query: (address) => {
    const id = savedId(address)
    return id === undefined ? undefined : zoneAdmin.detail(id)
  },
  nameOf: ({ zone }) => zone,
  otherwise: adding('mfe-admin.zones.add'),
})

/** One zone, or a new one. */
export function Screen() {
  const { id } = useParams()
  return id === 'new' ? <NewZone /> : <KnownZone id={id ?? ''} />
}

const Back = () => (
  <BackLink to={zonesTo}>
    <FormattedMessage id="mfe-admin.zones.title" />
  </BackLink>
)

function NewZone() {
  const navigate = useNavigate()
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.zones.add" />}
      text={<FormattedMessage id="mfe-admin.zones.addText" />}
    >
      <Back />
      <ZoneForm zone={null} onSaved={({ id }) => navigate(zoneTo(id), { replace: true })} />
    </AdminPage>
  )
}

function KnownZone({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(zoneAdmin.detail(id))
  if (data) return <Known zone={data} />
  return <RecordStates listTo={zonesTo} error={error} onRetry={refetch} />
}

function Known({ zone }: { zone: AdminZoneDetail }) {
  const { city, country, isActive, published } = zone
  return (
    <AdminPage
      title={zone.zone}
      text={
        <>
          {city}, {country} ·{' '}
          <FormattedMessage id="mfe-admin.zones.published" values={{ count: published }} />
        </>
      }
      action={
        <Flex gap="3" align="center">
          <Badge tone={isActive ? 'ok' : 'neutral'} mark={isActive ? 'filled' : 'hollow'}>
            <FormattedMessage id={isActive ? 'mfe-admin.zones.isActive' : 'mfe-admin.zones.isInactive'} />
          </Badge>
          <ZoneActiveSwitch zone={zone} captioned />
        </Flex>
      }
    >
      <Back />
      <ZoneForm key={zone.id} zone={zone} />
    </AdminPage>
  )
}
