import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

const tag = {
  integer: 0x02,
  bits: 0x03,
  oid: 0x06,
  utf8: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
}
/** The DER encodings of sha256WithRSAEncryption, with its empty parameters, and of commonName. */
const rsaWithSha256 = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
const commonName = Buffer.from('0603550403', 'hex')

const der = (type: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([type, ...size]), body])
}

/** Encodes a time as `YYMMDDHHMMSSZ`, the format of certificates before 2050. */
const utcTime = (at: Date): Buffer =>
  der(tag.time, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`))

/** Creates a self-signed certificate in PEM form, in which Google publishes its signing keys. */
export function selfSigned(privateKey: string, name: string, { from, to }: { from: Date; to: Date }): string {
  const key = createPrivateKey(privateKey)
  const owner = der(
    tag.sequence,
    der(tag.set, der(tag.sequence, commonName, der(tag.utf8, Buffer.from(name)))),
  )
  const content = der(
    tag.sequence,
    der(tag.version, der(tag.integer, Buffer.from([2]))),
    der(tag.integer, Buffer.from([1])),
    rsaWithSha256,
    owner,
    der(tag.sequence, utcTime(from), utcTime(to)),
    owner,
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
  )
  const signature = der(tag.bits, Buffer.from([0]), sign('sha256', content, key))
  const lines =
    der(tag.sequence, content, rsaWithSha256, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
