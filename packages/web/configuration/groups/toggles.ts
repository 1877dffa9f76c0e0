import { done, type FeatureToggles, readFeatureToggles, refused, TOGGLE_SETTINGS } from '@fairhaul/core'
import type { Group } from '../group.ts'
import { problem } from '../setting.ts'

/** Which parts of the portal are available. */
export interface Toggles {
  readonly toggles: FeatureToggles
}

const MEANINGS: Readonly<Record<keyof FeatureToggles, string>> = {
  offersDoNotUseAssociations:
    '`1`: associated carriers are neither marked as not to be used nor blocked. Set it for the monitor too, which refuses it then',
  showsOrangeShield: '`1`: the orange shield is not shown',
  searchesOriginRadius: '`1`: lane search has no radius around the origin',
  showsDirectory: '`0`: the directory is not shown',
  hasChat: '`0`: no chat, also when one is configured',
  showsScopeManagement: "`1`: users' scopes are neither shown nor changed",
  acceptsMotiveCredentials: '`1`: credentials of the ELD provider Motive count as valid',
}

/** The toggles, read by core's rule and with the specification's names. Source: section 9, "Feature toggles". */
export const toggles: Group<Toggles> = {
  settings: Object.entries(MEANINGS).map(([toggle, meaning]) => {
    const { name, usual } = TOGGLE_SETTINGS[toggle as keyof FeatureToggles]
    return { name, meaning, usual: `\`${usual}\`` }
  }),
  read: texts => {
    const read = readFeatureToggles(texts)
    return read.ok
      ? done({ toggles: read.value })
      : refused(read.refusal.names.map(name => problem({ name }, 'must be 0 or 1.')))
  },
}
