import { ownDataSections, type Locale } from '@metrolibre/contract'

const texts = {
  es: {
    title: 'Tus datos en Metrolibre',
    intro:
      'data.json contiene todo lo que guardamos de ti. Las horas están en UTC (ISO 8601) y los montos en la unidad mínima de su moneda (CLP: pesos, PEN: céntimos). «file» es la ruta de un archivo de esta misma carpeta.',
    others:
      'No contiene correos, teléfonos ni documentos de otras personas. Los contratos que otras personas firmaron por tus propiedades se bajan desde cada reserva.',
    sections: 'Secciones de data.json',
  },
  en: {
    title: 'Your data at Metrolibre',
    intro:
      'data.json contains everything that we store about you. Times are in UTC (ISO 8601) and amounts in the minor unit of their currency (CLP: pesos, PEN: céntimos). "file" is the path of a file in this folder.',
    others:
      'It contains no addresses, phone numbers or identity documents of other people. The contracts that others signed for your properties can be downloaded from each booking.',
    sections: 'Sections of data.json',
  },
} as const

/** Writes the text that explains an export. */
export const readmeOf = (language: Locale): string => {
  const { title, intro, others, sections } = texts[language]
  const list = Object.entries(ownDataSections).map(([name, text]) => `- ${name}: ${text[language]}`)
  return [title, '', intro, '', others, '', sections, '', ...list, ''].join('\r\n')
}
