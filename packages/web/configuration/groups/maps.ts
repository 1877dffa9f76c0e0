import { done, refused } from '@fairhaul/core'
import { group } from '../group.ts'
import { problem } from '../setting.ts'

/** What draws maps: Google, or the portal itself from its own boundaries. */
export interface Mapping {
  readonly maps:
    | { readonly kind: 'google'; readonly key: string; readonly mapId: string | null }
    | { readonly kind: 'offline' }
}

/** Keys and ids become part of an address. */
const plain = (text: string): string | undefined => (/^[\w-]{1,100}$/.test(text) ? text : undefined)

const key = {
  name: 'FAIRHAUL_MAPS_KEY',
  meaning: 'a key for maps, directions, distances and places (Google Maps), restricted to this site',
  usual: 'an offline map',
  form: 'letters, digits, dashes and underscores',
  read: plain,
}

const mapId = {
  name: 'FAIRHAUL_MAPS_MAP_ID',
  meaning: 'the style of these maps (a map id of Google Maps)',
  usual: 'the plain style',
  form: key.form,
  read: plain,
}

/** Refuses: a style without a key. */
export const mapping = group({ key, mapId }, values => {
  if (values.key !== null)
    return done<Mapping>({ maps: { kind: 'google', key: values.key, mapId: values.mapId } })
  return values.mapId === null
    ? done<Mapping>({ maps: { kind: 'offline' } })
    : refused([problem(mapId, `needs ${key.name} beside it.`)])
})
