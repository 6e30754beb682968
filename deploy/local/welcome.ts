import { shownAs } from './hosts.ts'
import type { LocalSettings } from './settings.ts'

/** Returns the text shown when everything runs: the addresses and the demo accounts. */
export function welcome({ host, port }: LocalSettings): string {
  const at = (number: number, path = '') => `http://${shownAs(host)}:${number}${path}`
  return `
  Metrolibre runs at   ${at(port.shell)}
  API description      ${at(port.shell, '/api/docs')}
  Mail that was sent   ${at(port.standIns, '/mail')}
  Payments (stand-in)  ${at(port.standIns, '/')}

  Demo accounts, all with the password  metros-libres-2026
    admin@metrolibre.example        runs the catalogue
    owner@metrolibre.example        lists properties in Chile
    owner.peru@metrolibre.example   lists properties in Perú
    tenant@metrolibre.example       books and pays

  Ctrl-C stops everything; the data stays.
`
}
