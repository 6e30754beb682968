import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { peerCardColumns } from './requests.ts'

export const schemaName = 'strapi'
export const tableName = 'properties'

const secret = 'only-for-measuring'

/** Strapi's own defaults, without its request log. */
const middlewares = [
  'errors',
  'security',
  'cors',
  'poweredBy',
  'query',
  'body',
  'session',
  'favicon',
  'public',
]

const configOf = (databaseUrl: string, port: number) => {
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl)
  return {
    database: {
      connection: {
        client: 'postgres',
        connection: {
          host: hostname,
          port: Number(databasePort),
          database: pathname.slice(1),
          user: username,
          password,
          schema: schemaName,
        },
      },
    },
    server: { host: '127.0.0.1', port, app: { keys: [secret] } },
    admin: {
      serveAdminPanel: false,
      auth: { secret },
      apiToken: { salt: secret },
      transfer: { token: { salt: secret } },
    },
    api: { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } },
    middlewares: middlewares.map((each) => `strapi::${each}`),
  }
}

const booleans = ['is_active', 'is_verified', 'vault', 'cleaning', 'wifi', 'security', 'listed']
const typeOf = (column: string): string => {
  if (booleans.includes(column)) return 'boolean'
  if (column.endsWith('_price')) return 'biginteger'
  if (column === 'garage' || column === 'bathrooms') return 'integer'
  if (column === 'area') return 'decimal'
  return column.startsWith('public_') ? 'float' : 'text'
}

const contentType = {
  kind: 'collectionType',
  collectionName: tableName,
  info: { singularName: 'property', pluralName: 'properties', displayName: 'Property' },
  options: { draftAndPublish: false },
  attributes: Object.fromEntries(
    [...peerCardColumns, 'search', 'listed'].map((column) => [column, { type: typeOf(column) }]),
  ),
}

// Public like the catalogue, so that no token is looked up.
const routes = {
  routes: [{ method: 'GET', path: '/properties', handler: 'property.find', config: { auth: false } }],
}

const factory = (kind: string) =>
  `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::property.property')\n`

/** Writes a Strapi project with this one content type next to the installation. */
export const writeStrapiProject = (folder: string, databaseUrl: string, port: number): void => {
  const api = 'src/api/property'
  const files: Record<string, unknown> = {
    [`${api}/content-types/property/schema.json`]: contentType,
    [`${api}/routes/property.json`]: routes,
    [`${api}/controllers/property.js`]: factory('Controller'),
    [`${api}/services/property.js`]: factory('Service'),
  }
  for (const [name, value] of Object.entries(configOf(databaseUrl, port)))
    files[`config/${name}.json`] = value
  for (const name of ['config', 'src']) rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(join(folder, 'public/uploads'), { recursive: true })
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value))
  }
}
