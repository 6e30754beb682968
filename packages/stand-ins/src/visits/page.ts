import { html, type Markup } from '../page/html.ts'
import type { Language } from '../page/layout.ts'
import type { Booking } from './bookings.ts'
import type { Day } from './slots.ts'

const es = {
  title: 'Agenda una visita',
  intro: 'Agenda de prueba. Elige un día y una hora; dura 30 minutos.',
  day: 'Día',
  hour: 'Hora',
  name: 'Nombre',
  email: 'Correo',
  a1: 'Propiedad',
  a2: 'Dirección',
  book: 'Agendar visita',
  doneTitle: 'Visita agendada',
  doneText: 'Te esperamos el',
  incomplete: 'Elige una hora y escribe tu nombre y un correo válido.',
  taken: 'Esa hora ya no está libre. Elige otra.',
}
const en: typeof es = {
  title: 'Book a visit',
  intro: 'Test calendar. Choose a day and an hour; it takes 30 minutes.',
  day: 'Day',
  hour: 'Hour',
  name: 'Name',
  email: 'Email',
  a1: 'Property',
  a2: 'Address',
  book: 'Book visit',
  doneTitle: 'Visit booked',
  doneText: 'We look forward to seeing you on',
  incomplete: 'Choose an hour and enter your name and a valid email.',
  taken: 'That hour is no longer free. Choose another one.',
}

export const visitTextsOf = (language: Language) => (language === 'en' ? en : es)

export interface VisitView {
  language: Language
  zone: string
  days: readonly Day[]
  chosen: Day
  /** The query of the page, which the links to other days keep. */
  query: URLSearchParams
  fields: Record<'name' | 'email' | 'a1' | 'a2', string>
  hideDetails: boolean
  problem?: 'incomplete' | 'taken' | undefined
  parentOrigin: string
}

const format = (language: Language, zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-GB', { timeZone: zone, ...options })

/** Renders the page with days, hours and the visitor's details. */
export function visitBody(view: VisitView): Markup {
  const { language, fields, chosen, zone, problem } = view
  const texts = visitTextsOf(language)
  const hour = format(language, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return html`<main aria-label="${texts.title}" data-parent-origin="${view.parentOrigin}">
    ${
      !view.hideDetails &&
      html`<h1>${texts.title}</h1>
        <p>${texts.intro}</p>`
    }
    <nav class="days" aria-label="${texts.day}">${view.days.map((day) => dayLink(view, day))}</nav>
    ${problem && html`<p class="problem" role="alert">${texts[problem]}</p>`}
    <form method="post">
      <fieldset>
        <legend>${texts.hour}</legend>
        <div class="hours">
          ${chosen.slots.map(
            ({ start, taken }) =>
              html`<label
                ><input type="radio" name="start" value="${start}" required${taken && html` disabled`} /><span
                  >${hour.format(start)}</span
                ></label
              >`,
          )}
        </div>
      </fieldset>
      <div class="fields">
        ${(['name', 'email', 'a1', 'a2'] as const).map(
          (key) =>
            html`<div>
              <label for="${key}">${texts[key]}</label
              ><input
                id="${key}"
                name="${key}"
                value="${fields[key]}"
                type="${key === 'email' ? 'email' : 'text'}"
                ${(key === 'name' || key === 'email') && html` required autocomplete="${key}"`}
              />
            </div>`,
        )}
      </div>
      <button class="book" type="submit">${texts.book}</button>
    </form>
  </main>`
}

function dayLink({ chosen, query, language }: VisitView, day: Day): Markup {
  const address = new URLSearchParams(query)
  address.set('day', day.date)
  const noon = Date.parse(`${day.date}T12:00Z`)
  const weekday = format(language, 'UTC', { weekday: 'short' }).format(noon)
  const month = format(language, 'UTC', { month: 'short' }).format(noon)
  return html`<a href="?${address.toString()}" ${day.date === chosen.date && html` aria-current="date"`}
    >${weekday}<strong>${Number(day.date.slice(8))}</strong>${month}</a
  >`
}

/** Renders the confirmation. Its script notifies the embedding page. */
export function bookedBody(
  booking: Booking,
  language: Language,
  parentOrigin: string,
  payload: object,
): Markup {
  const texts = visitTextsOf(language)
  const when = format(language, booking.zone, { dateStyle: 'full', timeStyle: 'short' }).format(booking.start)
  return html`<main
    aria-label="${texts.doneTitle}"
    data-parent-origin="${parentOrigin}"
    data-scheduled="${JSON.stringify(payload)}"
  >
    <div class="done" role="status">
      <h1>${texts.doneTitle}</h1>
      <p>${texts.doneText} <strong>${when}</strong>.</p>
      <p>${booking.name} · ${booking.email}</p>
    </div>
  </main>`
}
