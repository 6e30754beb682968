import type PDFDocument from 'pdfkit'

/** The place that a signed document leaves for the platform's seal, and when it was signed. */
export interface SealPlace {
  readonly bytes: number
  readonly at: Date
}

/** What the types of pdfkit leave out: the document's catalogue and form, and a page's annotations. */
interface Inside {
  _acroform: object
  readonly _root: { readonly data: Record<string, unknown> }
  readonly page: { readonly annotations: unknown[]; readonly dictionary: unknown }
}

// Replaced by the real range once the length of the file is known, so it has room for it.
const unknown = '**********'

// What pdfkit writes as a text. A plain string would become a name.
const text = (value: string): object => Object(value) as object

/**
 * Leaves a place for a seal of `bytes` bytes in a document, as a signature field that can't be seen (PAdES, ISO
 * 32000-1 §12.8). It also states that the document is final, so that readers report every later change.
 */
export function reserveSeal(pdf: InstanceType<typeof PDFDocument>, { bytes, at }: SealPlace): void {
  const inside = pdf as unknown as Inside
  const { _root: root, page } = inside
  const permitted = { Type: 'TransformParams', P: 1, V: '1.2' }
  const seal = pdf.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, unknown, unknown, unknown],
    Contents: Buffer.alloc(bytes),
    M: at,
    Name: text('Metrolibre'),
    Reference: [{ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: permitted }],
  })
  const field = pdf.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: text('Sello'),
    Rect: [0, 0, 0, 0],
    // Printed and locked.
    F: 132,
    V: seal,
    P: page.dictionary,
  })
  page.annotations.push(field)
  // Bit 1: there are signatures. Bit 2: a program that saves the file may only append to it. The rest is what pdfkit
  // expects of its own forms; `initForm` would also ask readers to redraw the fields, which is a change.
  root.data['AcroForm'] = pdf.ref({ SigFlags: 3, Fields: [field], DR: { Font: {} } })
  inside._acroform = { fonts: {}, defaultFont: 'regular' }
  const permissions = pdf.ref({ DocMDP: seal })
  root.data['Perms'] = permissions
  // Its types want a chunk, which an object without a stream has none of.
  const parts = [field, seal, permissions] as unknown as readonly { end: () => void }[]
  for (const part of parts) part.end()
}
