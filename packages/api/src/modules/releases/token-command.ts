// pnpm release-token make <team> [app…] [--days <n>] · list · revoke <team>
import { parseArgs } from 'node:util'
import { connectDatabase, type Database } from '../../platform/db/client.ts'
import { listTokens, revokeTokens } from './token-repository.ts'
import { makeToken } from './tokens.ts'

const usage = `pnpm release-token make <team> [app…] [--days <n>]   gives a team a token for these apps ('*' for all; none: it only reads)
pnpm release-token list                               shows who has tokens, and for what
pnpm release-token revoke <team>                      ends all tokens of a team
It needs the DATABASE_URL of the API. With RELEASES_TOKEN, make registers that token instead of drawing one.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string' } },
})
const url = process.env['DATABASE_URL']
if (url) await runOn(url)
else fail(`DATABASE_URL is missing.\n${usage}`)

async function runOn(address: string): Promise<void> {
  const { db, close } = connectDatabase(address, { max: 1 })
  try {
    await run(db)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  } finally {
    await close()
  }
}

async function run(db: Database): Promise<void> {
  const [command, team, ...apps] = positionals
  if (command === 'make' && team) {
    const given = process.env['RELEASES_TOKEN'] || undefined
    const days = values.days === undefined ? undefined : Number(values.days)
    const token = await makeToken(db, { team, apps, days, token: given }, new Date())
    console.log(given ? `${team} has the token of RELEASES_TOKEN.` : token)
  } else if (command === 'revoke' && team) {
    console.log(`${await revokeTokens(db, team, new Date())} tokens of ${team} are ended.`)
  } else if (command === 'list') {
    for (const one of await listTokens(db)) {
      const end = one.revokedAt
        ? 'revoked'
        : one.expiresAt
          ? `until ${one.expiresAt.toISOString()}`
          : 'no end'
      console.log(`${one.team}: ${one.apps.join(', ') || 'only reads'} (${end})`)
    }
  } else throw new Error(usage)
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
