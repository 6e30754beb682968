import type { TimeZone } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'

const names = {
  'America/Santiago': 'mfe-admin.zones.clock.santiago',
  'America/Punta_Arenas': 'mfe-admin.zones.clock.magallanes',
  'America/Coyhaique': 'mfe-admin.zones.clock.aysen',
  'Pacific/Easter': 'mfe-admin.zones.clock.easter',
  'America/Lima': 'mfe-admin.zones.clock.lima',
} as const satisfies Record<TimeZone, string>

/** Returns how a time zone is called where an admin chooses it. */
export const useClockName = () => {
  const { formatMessage } = useIntl()
  return (zone: TimeZone): string => formatMessage({ id: names[zone] })
}
