import './print.css'

/** The parts of the shell that load after the first paint, as one chunk. */
export { ActionItems } from './ActionItems.tsx'
export { Notices } from './Notices.tsx'
export { Overlays } from './Overlays.tsx'
export { PolicyBar } from './PolicyBar.tsx'
export { RailDrawer } from './RailDrawer.tsx'
