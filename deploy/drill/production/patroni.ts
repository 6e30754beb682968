import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MachineName } from './ports.ts'

export interface Passwords {
  readonly superuser: string
  readonly replication: string
  readonly migrations: string
  readonly requests: string
}

export interface MachinePlan {
  readonly name: MachineName
  readonly folder: string
  readonly programs: string
  readonly passwords: Passwords
  readonly port: {
    readonly database: number
    readonly rest: number
    readonly reached: number
    readonly keeper: number
  }
  /** What archives each piece of the log. */
  readonly archive: string
}

/** The times within which a machine that says nothing more is replaced. etcd can be asked each second, being here. */
const times = { ttl: 10, loop_wait: 2, retry_timeout: 3, primary_start_timeout: 0 }

/** Writes the configuration of Patroni for one machine and returns the file. JSON is YAML, too. */
export function writePatroni({ name, folder, programs, passwords, port, archive }: MachinePlan): string {
  const parameters = {
    max_connections: 100,
    wal_log_hints: 'on',
    wal_keep_size: '128MB',
    max_wal_size: '256MB',
    hot_standby: 'on',
    // A receiver that is cut off is noticed sooner than in a minute.
    wal_sender_timeout: '5s',
    wal_receiver_timeout: '5s',
    idle_in_transaction_session_timeout: '60s',
    // What the processes set for themselves is not handed on by the pooler.
    jit: 'off',
    random_page_cost: '1.1',
    shared_buffers: '128MB',
    archive_mode: 'on',
    archive_timeout: '60s',
  }
  const file = join(folder, 'patroni.yml')
  const at = (number: number) => `127.0.0.1:${number}`
  const config = {
    scope: 'metrolibre',
    name,
    restapi: { listen: at(port.rest), connect_address: at(port.rest) },
    // As a proxy, so that the way to etcd is the wire of this machine.
    etcd3: { proxy: `http://${at(port.keeper)}` },
    bootstrap: {
      dcs: {
        ...times,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: at(port.database),
      connect_address: at(port.reached),
      data_dir: join(folder, 'data'),
      bin_dir: programs,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
      },
      parameters: { unix_socket_directories: folder, archive_command: archive },
      pg_hba: [
        'local all postgres trust',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
    tags: { clonefrom: true },
  }
  writeFileSync(file, JSON.stringify(config, null, 2))
  return file
}
