// Directus with our table as it is. It reads the existing columns and keeps its own tables in the same
// database.
import { join } from 'node:path'
import { peerFolderOf, installAside } from './install.ts'
import type { Peer } from './peer.ts'
import { environmentWith, freePort, runProgram, startProgram } from './program.ts'
import { peerCardColumns, pageSize, type PeerCondition, type PeerRequest } from './requests.ts'

const name = 'Directus'
const token = 'only-for-measuring'

// The isolated-vm that it requires is too old for Node 24; the newer version has binaries for it.
const manifest = {
  private: true,
  type: 'module',
  dependencies: { directus: '12.4.0' },
  overrides: { 'isolated-vm': '7.0.1' },
}

const environmentOf = (databaseUrl: string, port: number) => {
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl)
  return environmentWith({
    DB_CLIENT: 'pg',
    DB_HOST: hostname,
    DB_PORT: databasePort,
    DB_DATABASE: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: password,
    SECRET: token,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: token,
    ADMIN_TOKEN: token,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
  })
}

const orders = { newest: '-published_at,-id', cheapest: 'shown_price,id' }
const fields = ['id', ...peerCardColumns, 'created_at'].join(',')

const filterOf = ([column, comparison, ...values]: PeerCondition, index: number): string =>
  `filter[_and][${index}][${column}][_${comparison}]=${values.join(',')}`

const pathOf = ({ order, conditions }: PeerRequest): string =>
  encodeURI(
    [
      `access_token=${token}`,
      ...conditions.map(filterOf),
      `sort=${orders[order]}`,
      `limit=${pageSize}`,
      `fields=${fields}`,
      'meta=filter_count',
    ].join('&'),
  )

export const directus: Peer = {
  name,
  install: () => installAside(name, manifest),
  start: async (databaseUrl) => {
    const folder = peerFolderOf(name)
    const port = await freePort()
    const env = environmentOf(databaseUrl, port)
    const cli = join(folder, 'node_modules/directus/cli.js')
    runProgram({ name, folder, args: [cli, 'bootstrap'], env })
    const base = `http://127.0.0.1:${port}`
    const args = [cli, 'start']
    const program = await startProgram({ name, folder, args, env, alive: `${base}/server/ping` })
    return { ...program, base: `${base}/items/properties?`, pathOf }
  },
}
