import '../ui/tokens.css'
import '../ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { PrimitivesPage } from './PrimitivesPage.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('primitives.html has no #root')
createRoot(root).render(
  <StrictMode>
    <PrimitivesPage />
  </StrictMode>,
)
