import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drillRoot, type DrillPlace } from './place.ts'

export interface DrillEdge {
  /** The certificate that clients have to trust. */
  readonly certificate: Buffer
  /** Returns how the cache answered the last request for a path: `HIT`, `MISS`, `STALE` and so on. */
  readonly cacheOf: (path: string) => string | undefined
  readonly stop: () => Promise<void>
}

interface Line {
  readonly path: string
  readonly cache: string
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** Starts nginx with the configuration of `deploy/edge`; only the files of its folder `place` are this machine's own. */
export async function startEdge({ dataDir, logDir, ports }: DrillPlace): Promise<DrillEdge> {
  const folder = join(dataDir, 'edge')
  const data = join(folder, 'data')
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(drillRoot, 'deploy/edge'), folder, { recursive: true })
  mkdirSync(data)
  mkdirSync(join(folder, 'tls'))
  const [key, certificate] = [join(folder, 'tls/site.key'), join(folder, 'tls/site.crt')]
  const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const how = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 ${subject}`
  const made = spawnSync('openssl', [...how.split(' '), '-keyout', key, '-out', certificate])
  if (made.status !== 0) throw new Error(`No certificate could be made: ${made.stderr.toString()}`)
  const place: Record<string, string> = {
    'http.conf': [
      upstream('composers', ports['composer-1'], ports['composer-2']),
      upstream('pages', ports['composer-1'], ports['composer-2']),
      upstream('apis', ports['api-1'], ports['api-2']),
      upstream('inner', ports.inner),
      // Stands for the header of a CDN.
      'map $http_x_visitor_country $visitor_country { CL CL; PE PE; default ""; }',
    ].join('\n'),
    'plain.conf': `listen 127.0.0.1:${ports.plain};`,
    'tls.conf': `listen 127.0.0.1:${ports.edge} ssl http2;\nssl_certificate ${certificate};\nssl_certificate_key ${key};`,
    'inner.conf': `listen 127.0.0.1:${ports.inner};`,
    'apis.conf': `listen 127.0.0.1:${ports.apis};`,
  }
  for (const [name, text] of Object.entries(place)) writeFileSync(join(folder, 'place', name), `${text}\n`)
  const log = join(logDir, 'edge.log')
  rmSync(log, { force: true })
  const out = openSync(log, 'a')
  // Workers of a root's nginx run as another user, who may not reach the folder of its data.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const child = spawn('nginx', ['-p', data, '-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${user}`], {
    stdio: ['ignore', out, out],
  })
  const ended = once(child, 'exit')
  return {
    certificate: readFileSync(certificate),
    cacheOf: (path) => linesOf(log).findLast((line) => line.path === path)?.cache,
    stop: async () => {
      child.kill('SIGQUIT')
      await ended
    },
  }
}

const upstream = (name: string, ...numbers: number[]): string =>
  `upstream ${name} {
${numbers.map((number) => `  server 127.0.0.1:${number} max_fails=3 fail_timeout=1s;`).join('\n')}
  keepalive 64;
}`

const linesOf = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
