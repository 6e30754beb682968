/** The ports of the database's own machinery, counted from the one of the whole drill, after those of its other parts. */
export const numbers = {
  etcd: 20,
  etcdPeer: 21,
  database: { a: 22, b: 23 },
  rest: { a: 24, b: 25 },
  /** The wires: how a machine is reached by the other one, and how it reaches etcd. */
  reached: { a: 26, b: 27 },
  keeper: { a: 28, b: 29 },
  haproxy: 30,
  /** The way of everybody to HAProxy. */
  primary: 31,
  pgbouncer: 32,
  restored: 33,
  bucket: 34,
  /** The way of everybody to the bucket. */
  storage: 35,
  prometheus: 36,
  metrics: { 'composer-1': 37, 'composer-2': 38 },
} as const

export type MachineName = 'a' | 'b'
export const machines: readonly MachineName[] = ['a', 'b']
