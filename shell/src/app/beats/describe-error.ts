import { browserErrorLimits, type BrowserError, type BrowserErrorFrame } from '@metrolibre/contract'

/** A place in the code of a version, as browsers write it in stacks. */
const place =
  /\/(?:r\/([a-z][a-z\d-]*)|shell)\/(\d{8}T\d{6}Z-[\da-f]{10})\/([\w@~+][\w.@~+/-]*\.m?js):(\d+):(\d+)/g
const longestName = 60

/**
 * Describes an error for the teams whose code it is: its class, what it says, and where it happened. What could be
 * somebody's is left out: addresses, numbers, and what is quoted unless it is a name of the code.
 */
export function describePageError(error: unknown, route?: string): BrowserError | undefined {
  if (!(error instanceof Error)) return undefined
  const { cause } = error
  const origin = cause instanceof Error ? cause : error
  const request = requestOf(error) ?? requestOf(cause)
  return {
    name: /^[A-Za-z]\w*$/.test(error.name) ? error.name.slice(0, longestName) : 'Error',
    message: plainMessage(error.message),
    frames: framesOf(origin.stack ?? ''),
    ...(route !== undefined && { route }),
    ...(request !== undefined && { request }),
  }
}

const framesOf = (stack: string): BrowserErrorFrame[] =>
  [...stack.matchAll(place)]
    .slice(0, browserErrorLimits.frames)
    .map(([, app = 'shell', version = '', file = '', line, column]) => ({
      app,
      version,
      file,
      line: Number(line),
      column: Number(column),
    }))

const isCodeName = /^[a-z$_][\w$]{0,40}$/

function plainMessage(message: string): string {
  const plain = message
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/(["'`])(.*?)\1/g, (_, quote: string, quoted: string) =>
      isCodeName.test(quoted) ? quote + quoted + quote : '…',
    )
    .replaceAll(/\d{3,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // A cut through a character beyond the first plane would leave half of it.
  return plain.slice(0, browserErrorLimits.message).toWellFormed()
}

/** The API's refusals, and calls without an answer, carry the id under which the request is in the logs. */
function requestOf(error: unknown): string | undefined {
  const { requestId } = (error ?? {}) as { requestId?: unknown }
  return typeof requestId === 'string' && /^[\w-]{1,60}$/.test(requestId) ? requestId : undefined
}
