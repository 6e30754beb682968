import type { Clause, ContractDocument, SigningEvidence } from './contract-document.ts'
import { frame, type Pdf } from './page.ts'
import { clause, factTable, heading, type Fact } from './parts.ts'
import { groupedDigits } from './wording.ts'

const kinds = {
  drawn: 'Dibujada en la pantalla / Drawn on the screen',
  typed: 'Escrita con el teclado / Typed on the keyboard',
  picture: 'Imagen de una firma, sin su fondo / Picture of a signature, without its background',
} as const

/** Says how the document was signed, and for a typed signature the name to the letter. */
const kindInWords = ({ signatureKind, signatureText }: SigningEvidence): string =>
  signatureText === null ? kinds[signatureKind] : `${kinds[signatureKind]}: «${signatureText}»`

const signer = (evidence: SigningEvidence): Fact[] => [
  { label: { es: 'Firmante', en: 'Signer' }, value: evidence.signerName },
  { label: { es: 'Documento de identidad', en: 'Identity document' }, value: evidence.signerDocument },
  { label: { es: 'Manera de firmar', en: 'How it was signed' }, value: kindInWords(evidence), wide: true },
]

const moment = (evidence: SigningEvidence): Fact[] => [
  {
    label: { es: `Hora local (${evidence.timeZone})`, en: 'Local time' },
    value: evidence.localTime,
  },
  { label: { es: 'Hora UTC', en: 'UTC time' }, value: evidence.signedAt.toISOString() },
  { label: { es: 'Cuenta', en: 'Account' }, value: evidence.signerEmail },
  { label: { es: 'Dirección IP', en: 'IP address' }, value: evidence.ip },
  { label: { es: 'Navegador', en: 'User agent' }, value: evidence.userAgent, wide: true, quiet: true },
]

const hashes = ({ signatureHash, termsHash }: SigningEvidence): Fact[] => [
  {
    label: { es: 'Huella de la firma (SHA-256)', en: 'Hash of the signature' },
    value: groupedDigits(signatureHash),
    wide: true,
    quiet: true,
  },
  {
    label: { es: 'Huella de los términos (SHA-256)', en: 'Hash of the terms' },
    value: groupedDigits(termsHash),
    wide: true,
    quiet: true,
  },
]

/** Where the hash of a document can be compared, and whether it is only a copy of the signed one. */
type Checked = Pick<ContractDocument, 'verifyUrl' | 'copyOf'>

const notes = ({ verifyUrl, copyOf }: Checked): Clause[] => [
  {
    title: { es: 'Sello', en: 'Seal' },
    text: {
      es: 'Este archivo lleva el sello digital de Metrolibre (PAdES). Un lector de PDF muestra quién lo selló y avisa si el archivo cambió después.',
      en: 'This file carries Metrolibre’s digital seal (PAdES). A PDF reader shows who sealed it and warns if the file was changed afterwards.',
    },
  },
  {
    title: { es: 'Comprobación', en: 'Check' },
    text: {
      es: `Es una firma electrónica simple. Al firmar se guardó la huella SHA-256 ${copyOf ? 'del contrato firmado' : 'de este archivo'}. Quien lo tenga puede compararla en ${verifyUrl}; si el archivo cambió en una sola letra, la huella no coincide.`,
      en: `This is a simple electronic signature. The SHA-256 hash of ${copyOf ? 'the signed contract' : 'this file'} was stored when it was signed. Whoever holds it can compare it at ${verifyUrl}; if a single letter changed, the hash does not match.`,
    },
  },
]

/**
 * Writes the certificate of the signature on a page of its own. A document can't contain its own hash, so the
 * hash is stored next to it and the page says where to compare it (RULES.md §7).
 */
export const evidencePage = (pdf: Pdf, contract: Checked, evidence: SigningEvidence): void => {
  pdf.addPage()
  let y = heading(pdf, { es: 'Certificado de evidencia', en: 'Evidence certificate' }, frame.top)
  for (const group of [signer, moment, hashes]) y = factTable(pdf, group(evidence), y + 6) + 8
  for (const note of notes(contract)) y = clause(pdf, note, y)
}
