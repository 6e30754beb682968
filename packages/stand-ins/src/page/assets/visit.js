// Sends events to the embedding page like Calendly's own widget.
const { parentOrigin, scheduled } = document.body.querySelector('main').dataset
const tell = (event, payload = {}) => {
  if (window.parent !== window)
    window.parent.postMessage({ event: `calendly.${event}`, payload }, parentOrigin)
}
// Measure the content: the document itself is never lower than its frame, so its height would only ever grow.
const tellHeight = () =>
  tell('page_height', { height: `${document.body.querySelector('main').offsetHeight}px` })

if (scheduled) tell('event_scheduled', JSON.parse(scheduled))
else tell('event_type_viewed')
for (const hour of document.querySelectorAll('input[name=start]')) {
  hour.addEventListener('change', () => tell('date_and_time_selected'))
}
addEventListener('resize', tellHeight)
tellHeight()
