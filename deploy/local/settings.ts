import { resolve } from 'node:path'
import * as v from 'valibot'

const port = v.pipe(
  v.optional(v.string(), '4000'),
  v.regex(/^\d+$/, 'PORT must be a whole number.'),
  v.transform(Number),
  v.minValue(1024, 'PORT must be 1024 or more.'),
  v.maxValue(65000, 'PORT must be 65000 or less: the next four ports are used too.'),
)

const Environment = v.object({
  PORT: port,
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('DATA_DIR must not be empty.')), '.data'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('HOST must not be empty.')), '127.0.0.1'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres:// or postgresql://.'),
    ),
  ),
  DEPLOYMENT: v.optional(
    v.literal(
      'embedded',
      'DEPLOYMENT must be "embedded" for npm start; deploy/README.md tells how production runs.',
    ),
    'embedded',
  ),
})

/** The settings of one copy of the platform: its ports, all derived from PORT, and its data folder. */
export interface LocalSettings {
  host: string
  port: { shell: number; api: number; standIns: number; database: number; smtp: number }
  dataDir: string
  databaseUrl: string | undefined
}

/**
 * Reads the variables of `npm start`.
 * @throws Error with one sentence per wrong value
 */
export function readLocalSettings(env: NodeJS.ProcessEnv): LocalSettings {
  const parsed = v.safeParse(Environment, env)
  if (!parsed.success) throw new Error(parsed.issues.map((issue) => issue.message).join('\n'))
  const { PORT, DATA_DIR, HOST, DATABASE_URL } = parsed.output
  return {
    host: HOST,
    port: { shell: PORT, api: PORT + 1, standIns: PORT + 2, database: PORT + 3, smtp: PORT + 4 },
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
  }
}
