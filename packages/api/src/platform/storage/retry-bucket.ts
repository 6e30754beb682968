import type { S3ClientConfig } from '@aws-sdk/client-s3'

type RetryStrategy = Extract<
  NonNullable<S3ClientConfig['retryStrategy']>,
  { acquireInitialRetryToken: unknown }
>

/** How often a call is made again that was refused, and one that was never answered. */
const [afterRefusal, afterSilence] = [2, 1]
const firstPauseMs = 100

const isSilence = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/**
 * Makes calls to a bucket again. Who says nothing is asked once more and not twice: a signature waits for two files, and
 * somebody waits for the signature.
 */
export const retryBucket = (): RetryStrategy => {
  const token = (count: number) => ({
    getRetryCount: () => count,
    getRetryDelay: () => (count === 0 ? 0 : firstPauseMs * 2 ** count * Math.random()),
  })
  return {
    acquireInitialRetryToken: async () => Promise.resolve(token(0)),
    refreshRetryTokenForRetry: async (before, { errorType, error }) => {
      const count = before.getRetryCount() + 1
      const most = isSilence(error) ? afterSilence : afterRefusal
      if (errorType === 'CLIENT_ERROR' || count > most) throw new Error('The bucket does not answer.')
      return Promise.resolve(token(count))
    },
    recordSuccess: () => undefined,
  }
}
