// Fills in a sample card without a request, and prevents a second click from sending the form twice.
const form = document.querySelector('form')
const samples = form ? Array.from(form.querySelectorAll('button[name=fill]')) : []
for (const sample of samples) {
  sample.addEventListener('click', (event) => {
    event.preventDefault()
    form.elements.namedItem('number').value = sample.dataset.number
    form.elements.namedItem('expiry').value = '12 / 34'
    form.elements.namedItem('cvc').value = '123'
    for (const other of samples) other.setAttribute('aria-pressed', String(other === sample))
  })
}
form?.addEventListener('submit', () => {
  const pay = form.querySelector('.pay')
  pay.setAttribute('aria-busy', 'true')
  setTimeout(() => {
    pay.disabled = true
  })
})
addEventListener('pageshow', () => {
  const pay = form?.querySelector('.pay')
  pay?.removeAttribute('aria-busy')
  if (pay) pay.disabled = false
})
document.querySelector('[aria-invalid]')?.focus()
