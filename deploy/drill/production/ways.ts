import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Passwords } from './patroni.ts'

interface Machine {
  readonly name: string
  readonly database: number
  readonly rest: number
}

/** Writes a configuration of HAProxy that leads to whichever machine says that it is the primary, and returns the file. */
export function writeHaproxy(folder: string, port: number, machines: readonly Machine[]): string {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${machines.map(({ name, database, rest }) => `  server ${name} 127.0.0.1:${database} check port ${rest}`).join('\n')}
`,
  )
  return file
}

/** Writes a configuration of PgBouncer in transaction mode, and returns the file. */
export function writePgbouncer(folder: string, port: number, primary: number, passwords: Passwords): string {
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer-users.txt')]
  writeFileSync(users, `"metrolibre_requests" "${passwords.requests}"\n`)
  writeFileSync(
    file,
    `[databases]
metrolibre = host=127.0.0.1 port=${primary} dbname=metrolibre
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 400
default_pool_size = 20
ignore_startup_parameters = extra_float_digits,statement_timeout,jit,random_page_cost
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 8
query_timeout = 30
`,
  )
  return file
}
