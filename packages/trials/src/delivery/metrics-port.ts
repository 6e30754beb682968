/** The port at which the copy of the drills shows the composer's metrics; Prometheus listens at the next one. */
export const metricsPort = Number(process.env['PORT'] ?? 4700) + 6
