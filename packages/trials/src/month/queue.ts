/**
 * The share of arrivals that wait, and how long the slowest hundredth of all waits, in ms: the queue of Erlang with so many
 * processors, each of which is busy for `serviceMs` with one.
 */
export function waiting(offered: number, servers: number, serviceMs: number): { share: number; p99: number } {
  if (offered >= servers) return { share: 1, p99: Number.POSITIVE_INFINITY }
  // Erlang B by its recursion, then C from it.
  let blocked = 1
  for (let count = 1; count <= servers; count += 1)
    blocked = (offered * blocked) / (count + offered * blocked)
  const share = blocked / (1 - (offered / servers) * (1 - blocked))
  const p99 = share > 0.01 ? (Math.log(share / 0.01) * serviceMs) / (servers - offered) : 0
  return { share, p99 }
}
