import './print.css'

/** The frame's parts that come after the first paint, in one file. */
export { ActionItems } from './ActionItems.tsx'
export { Notices } from './Notices.tsx'
export { Overlays } from './Overlays.tsx'
