import '@metrolibre/tokens/fonts.css'
import '@metrolibre/ui/system.css'
import { createRoot } from 'react-dom/client'
import { GalleryApp } from './app.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<GalleryApp />)
