import type { ArrearsStep, ChargeState, Country } from '@metrolibre/contract'
import type { Bilingual } from '../../contracts/pdf/contract-document.ts'

/** What the sheet and the people in it are called in each country. */
export const sheetWords: Readonly<Record<Country, Readonly<Record<'title' | 'tenant' | 'rent', Bilingual>>>> =
  {
    Chile: {
      title: { es: 'Planilla para cobro', en: 'Arrears sheet' },
      tenant: { es: 'Arrendatario', en: 'Tenant' },
      rent: { es: 'Arriendo', en: 'Rent' },
    },
    Perú: {
      title: { es: 'Hoja de cobranza', en: 'Arrears sheet' },
      tenant: { es: 'Inquilino', en: 'Tenant' },
      rent: { es: 'Alquiler', en: 'Rent' },
    },
  }

export const stateWords: Readonly<Record<ChargeState, Bilingual>> = {
  planned: { es: 'por venir', en: 'to come' },
  due: { es: 'por pagar', en: 'due' },
  charging: { es: 'cobrándose', en: 'being charged' },
  failed: { es: 'rechazado', en: 'declined' },
  paid: { es: 'pagado', en: 'paid' },
  overdue: { es: 'atrasado', en: 'overdue' },
  waived: { es: 'condonado', en: 'waived' },
  dropped: { es: 'ya no se cobra', en: 'not charged any more' },
  refunded: { es: 'devuelto', en: 'refunded' },
}

/** What happened, with what was told to the tenant at that moment. */
export const stepWords: Readonly<Record<ArrearsStep['what'], Bilingual>> = {
  planned: { es: 'Programado', en: 'Planned' },
  announced: { es: 'Aviso por correo: vence en tres días', en: 'Mail: due in three days' },
  due: { es: 'Venció; aviso por correo', en: 'Due; told by mail' },
  charging: { es: 'Cobro a la tarjeta', en: 'Card charged' },
  failed: { es: 'El banco rechazó el cobro; aviso por correo', en: 'Declined by the bank; told by mail' },
  overdue: {
    es: 'Quedó atrasado; correo a ambas partes',
    en: 'Overdue; mail to both sides',
  },
  granted: { es: 'Más días para pagar; aviso por correo', en: 'More days to pay; told by mail' },
  asked: { es: 'Pidió pagar por transferencia', en: 'Asked to pay by transfer' },
  paid: { es: 'Pagado', en: 'Paid' },
  waived: { es: 'Condonado; aviso por correo', en: 'Waived; told by mail' },
  dropped: { es: 'Ya no se cobra', en: 'Not charged any more' },
  refunded: { es: 'Devuelto', en: 'Refunded' },
}

export const noInterest = {
  title: { es: 'Intereses', en: 'Interest' },
  text: {
    es: 'Metrolibre no cobra intereses, multas ni gastos de cobranza sobre estos montos. Se debe solo lo que dice esta hoja.',
    en: 'Metrolibre charges no interest, fines or costs of collection on these amounts. Only what this sheet says is owed.',
  },
}

export const provenBy = {
  title: { es: 'De dónde sale', en: 'Where it comes from' },
  text: {
    es: 'Los meses, los pagos y los avisos son los que Metrolibre registró en el momento en que ocurrieron. El contrato se puede comprobar con su huella en la página indicada.',
    en: 'Months, payments and notices are those that Metrolibre recorded when they happened. The contract can be checked by its hash on the page named here.',
  },
}
