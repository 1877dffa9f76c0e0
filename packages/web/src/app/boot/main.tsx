import '../../ui/tokens.css'
import '../../ui/base.css'
import { startPortal } from './start-portal.tsx'

startPortal(window)
