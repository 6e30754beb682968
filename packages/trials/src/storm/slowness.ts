const busyMs = 500

const cpuMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/**
 * Returns how many times longer than on an idle machine a process takes at the moment, at least 1. It keeps a processor
 * busy for half a second of its own time and compares that with the clock.
 */
export function measureSlowness(): number {
  const from = performance.now()
  const before = process.cpuUsage()
  while (cpuMs(before) < busyMs);
  return Math.max(1, (performance.now() - from) / cpuMs(before))
}
