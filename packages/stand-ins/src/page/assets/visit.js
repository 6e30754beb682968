// Tells the embedding page what happens, in the events that Calendly's own widget sends.
const { parentOrigin, scheduled } = document.body.querySelector('main').dataset
const tell = (event, payload = {}) => {
  if (window.parent !== window)
    window.parent.postMessage({ event: `calendly.${event}`, payload }, parentOrigin)
}
// Of what it holds: the document itself is never lower than its frame, which would only ever grow.
const tellHeight = () =>
  tell('page_height', { height: `${document.body.querySelector('main').offsetHeight}px` })

if (scheduled) tell('event_scheduled', JSON.parse(scheduled))
else tell('event_type_viewed')
for (const hour of document.querySelectorAll('input[name=start]')) {
  hour.addEventListener('change', () => tell('date_and_time_selected'))
}
addEventListener('resize', tellHeight)
tellHeight()
