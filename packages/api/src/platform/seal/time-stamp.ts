import { randomBytes, webcrypto } from 'node:crypto'
import { Integer, OctetString } from 'asn1js'
import {
  AlgorithmIdentifier,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
  type ContentInfo,
} from 'pkijs'

const sha256 = '2.16.840.1.101.3.4.2.1'
const timeoutMs = 5000
const granted = 1

/** A positive number without leading zeros, so that a service answers with the same bytes. */
const drawNonce = (): ArrayBuffer => {
  const bytes = new Uint8Array(randomBytes(8))
  bytes[0] = (bytes[0]! & 0x3f) | 0x40
  return bytes.buffer
}

/** `fetch` refuses an address with a name and a password, so they are sent as Basic authentication. */
const addressOf = (given: string): { url: string; headers: Record<string, string> } => {
  const url = new URL(given)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const basic = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  return { url: url.href, headers: username ? { authorization: `Basic ${basic.toString('base64')}` } : {} }
}

const same = (left: ArrayBuffer | Uint8Array, right: ArrayBuffer | Uint8Array): boolean =>
  Buffer.compare(new Uint8Array(left), new Uint8Array(right)) === 0

/**
 * Asks a time stamping service (RFC 3161) for a token of at most `maxBytes` about a signature, and checks that it is
 * about that signature.
 * @throws Error when the service refuses, answers something else, or does not answer within five seconds
 */
export async function requestTimeStamp(
  address: string,
  signature: Uint8Array,
  maxBytes: number,
): Promise<ContentInfo> {
  const imprint = await webcrypto.subtle.digest('SHA-256', new Uint8Array(signature))
  const nonce = drawNonce()
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
      hashedMessage: new OctetString({ valueHex: imprint }),
    }),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  })
  const { url, headers } = addressOf(address)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/timestamp-query' },
    body: request.toSchema().toBER(),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`The time stamping service answered ${answer.status}`)
  const { status, timeStampToken } = TimeStampResp.fromBER(await answer.arrayBuffer())
  if (status.status > granted || !timeStampToken)
    throw new Error(`The time stamping service refused: status ${status.status}`)
  if (timeStampToken.toSchema().toBER().byteLength > maxBytes)
    throw new Error('The time stamp is too large for its place')
  const token = new SignedData({ schema: timeStampToken.content })
  const info = TSTInfo.fromBER(token.encapContentInfo.eContent!.getValue())
  const isOurs =
    same(info.messageImprint.hashedMessage.valueBlock.valueHexView, imprint) &&
    info.nonce !== undefined &&
    same(info.nonce.valueBlock.valueHexView, nonce)
  if (!isOurs) throw new Error('The time stamp is about something else')
  const data = new Uint8Array(signature).buffer
  if (!(await token.verify({ signer: 0, data }))) throw new Error('The time stamp’s signature is wrong')
  return timeStampToken
}
