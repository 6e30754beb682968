import '@metrolibre/tokens/fonts.css'
import '@metrolibre/ui/system.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
