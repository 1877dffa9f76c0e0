import type { KeySpec } from '../../ui/keys.ts'

/** Shows or hides the map of a lane. */
export const LANE_MAP_KEY: KeySpec = 'w'
