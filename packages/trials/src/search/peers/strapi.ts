// Strapi with our rows. It requires columns of its own in every table, so its content type uses a view of our
// table: the same rows and indexes, with Strapi's columns computed or empty.
import { join } from 'node:path'
import postgres from 'postgres'
import { peerFolderOf, installAside } from './install.ts'
import type { Peer } from './peer.ts'
import { environmentWith, freePort, startProgram } from './program.ts'
import { peerCardColumns, pageSize, type PeerCondition, type PeerRequest } from './requests.ts'
import { schemaName, tableName, writeStrapiProject } from './strapi-project.ts'

const name = 'Strapi'

const manifest = {
  private: true,
  dependencies: {
    '@strapi/strapi': '5.54.0',
    pg: '8.23.1',
    react: '18.3.1',
    'react-dom': '18.3.1',
    'react-router-dom': '6.30.3',
    'styled-components': '6.4.1',
  },
}

const orders = { newest: ['publishedAt:desc', 'id:desc'], cheapest: ['shown_price:asc', 'id:asc'] }

const filterOf = ([column, comparison, ...values]: PeerCondition, index: number): string[] =>
  values.map((value, at) => {
    const place = comparison === 'between' ? `[${at}]` : ''
    return `filters[$and][${index}][${column}][$${comparison}]${place}=${value}`
  })

const pathOf = ({ order, conditions }: PeerRequest): string =>
  encodeURI(
    [
      ...conditions.flatMap(filterOf),
      ...orders[order].map((by, index) => `sort[${index}]=${by}`),
      `pagination[pageSize]=${pageSize}`,
      ...[...peerCardColumns, 'createdAt'].map((field, index) => `fields[${index}]=${field}`),
    ].join('&'),
  )

/** Creates a separate, empty schema, because some of its tables have the same names as ours. */
const makeSchema = async (sql: postgres.Sql) => {
  await sql`drop schema if exists ${sql(schemaName)} cascade`
  await sql`create schema ${sql(schemaName)}`
}

/** Replaces Strapi's table by the view, after Strapi has created and registered it. */
const putViewInPlace = async (sql: postgres.Sql) => {
  const table = sql`${sql(schemaName)}.${sql(tableName)}`
  await sql.begin(async (tx) => {
    await tx`drop table ${table} cascade`
    await tx`
      create view ${table} as
      select properties.*, id::text as document_id, null::text as locale,
        null::integer as created_by_id, null::integer as updated_by_id
      from public.properties`
  })
}

export const strapi: Peer = {
  name,
  install: () => installAside(name, manifest),
  start: async (databaseUrl) => {
    const folder = peerFolderOf(name)
    const port = await freePort()
    writeStrapiProject(folder, databaseUrl, port)
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
    try {
      await makeSchema(sql)
      const program = await startProgram({
        name,
        folder,
        args: [join(folder, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
        env: environmentWith({ NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' }),
        alive: `http://127.0.0.1:${port}/_health`,
      })
      await putViewInPlace(sql).catch((error: unknown) => {
        program.stop()
        throw error
      })
      return { ...program, base: `http://127.0.0.1:${port}/api/properties?`, pathOf }
    } finally {
      await sql.end()
    }
  },
}
