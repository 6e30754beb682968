import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TrialPlace } from '../drill/drill.ts'
import { trialsRoot } from '../drill/root.ts'

const execute = promisify(execFile)

interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

/** A team that releases its app over HTTP with a token for it alone. */
export interface DeliveryTeam {
  readonly app: string
  readonly token: string
  readonly ask: <Body>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer<Body>>
}

/** Gives a team of its own name a token for its app, as an operator does. */
export async function teamOf(place: TrialPlace, app: string): Promise<DeliveryTeam> {
  const token = `mlr_${randomBytes(24).toString('base64url')}`
  const { databasePassword } = JSON.parse(await readFile(join(place.dataDir!, 'secrets.json'), 'utf8')) as {
    databasePassword: string
  }
  const port = Number(new URL(place.url).port) + 3
  await execute(
    process.execPath,
    ['packages/api/src/modules/releases/token-command.ts', 'make', `team-${app}`, app],
    {
      cwd: trialsRoot,
      env: {
        ...process.env,
        RELEASES_TOKEN: token,
        DATABASE_URL: `postgres://metrolibre:${databasePassword}@127.0.0.1:${port}/metrolibre`,
      },
    },
  )
  return {
    app,
    token,
    async ask(method, path, body) {
      const answer = await fetch(`${place.url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as never }
    },
  }
}
