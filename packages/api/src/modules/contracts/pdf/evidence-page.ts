import type { Bilingual, ContractDocument, SigningEvidence } from './contract-document.ts'
import { frame, ink, write, type Pdf } from './page.ts'
import { factTable, heading, type Fact } from './parts.ts'

const kinds = {
  drawn: 'Dibujada en la pantalla / Drawn on the screen',
  typed: 'Escrita con el teclado / Typed on the keyboard',
  picture: 'Imagen de una firma, sin su fondo / Picture of a signature, without its background',
} as const

/** Says how the document was signed, and for a typed signature the name to the letter. */
const kindInWords = ({ signatureKind, signatureText }: SigningEvidence): string =>
  signatureText === null ? kinds[signatureKind] : `${kinds[signatureKind]}: «${signatureText}»`

const facts = (evidence: SigningEvidence): Fact[] => [
  { label: { es: 'Firmante', en: 'Signer' }, value: evidence.signerName },
  { label: { es: 'Documento de identidad', en: 'Identity document' }, value: evidence.signerDocument },
  { label: { es: 'Manera de firmar', en: 'How it was signed' }, value: kindInWords(evidence), wide: true },
  { label: { es: 'Cuenta', en: 'Account' }, value: evidence.signerEmail },
  { label: { es: 'Dirección IP', en: 'IP address' }, value: evidence.ip },
  { label: { es: 'Hora UTC', en: 'UTC time' }, value: evidence.signedAt.toISOString() },
  { label: { es: `Hora local (${evidence.timeZone})`, en: 'Local time' }, value: evidence.localTime },
  { label: { es: 'Navegador', en: 'User agent' }, value: evidence.userAgent, wide: true },
  {
    label: { es: 'Huella de la firma (SHA-256)', en: 'Hash of the signature' },
    value: evidence.signatureHash,
    wide: true,
  },
  {
    label: { es: 'Huella de los términos (SHA-256)', en: 'Hash of the terms' },
    value: evidence.termsHash,
    wide: true,
  },
]

/** Where the hash of a document can be compared, and whether it is only a copy of the signed one. */
type Checked = Pick<ContractDocument, 'verifyUrl' | 'copyOf'>

const fileOf = ({ copyOf }: Checked): Bilingual =>
  copyOf
    ? { es: 'del contrato firmado', en: 'the signed contract' }
    : { es: 'de este archivo', en: 'this file' }

/**
 * Writes the certificate of the signature on a page of its own. A document can't contain its own hash, so the
 * hash is stored beside it and the page says where to compare it (RULES.md §7).
 */
export const evidencePage = (pdf: Pdf, contract: Checked, evidence: SigningEvidence): void => {
  pdf.addPage()
  let y = heading(pdf, { es: 'Certificado de evidencia', en: 'Evidence certificate' }, frame.top)
  y = factTable(pdf, facts(evidence), y + 6)
  const half = (frame.width - frame.gutter) / 2
  const note = { size: 8.8, width: half, gap: 2 }
  const file = fileOf(contract)
  write(
    pdf,
    `Esta es una firma electrónica simple. Al firmar se guardó la huella SHA-256 ${file.es}. Quien lo tenga puede compararla en ${contract.verifyUrl}; si el archivo cambió en una sola letra, la huella no coincide.`,
    frame.left,
    y + 10,
    note,
  )
  write(
    pdf,
    `This is a simple electronic signature. The SHA-256 hash of ${file.en} was stored when it was signed. Whoever holds it can compare it at ${contract.verifyUrl}; if a single letter changed, the hash does not match.`,
    frame.left + half + frame.gutter,
    y + 10,
    { ...note, color: ink.muted },
  )
}
