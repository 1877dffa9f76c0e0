import { done, LOAD_STATUS_LABELS, type Load, loadName, mayOpen, paths } from '@fairhaul/core'
import { FreightTokens } from '../../../../di/lazy-tokens.ts'
import type { PaletteItem, PaletteSource } from '../palette-source.ts'

/** Fewer letters match too many numbers. */
const LETTERS_MIN = 2

const loadItem = (load: Load): PaletteItem => ({
  key: `load:${load.id}`,
  group: 'loads',
  label: loadName(load),
  searchTerms: load.externalNumber === null ? [] : [load.externalNumber],
  isFound: true,
  detail: LOAD_STATUS_LABELS[load.status].label,
  keys: null,
  deed: { kind: 'go', path: paths.load({ id: load.id }) },
})

/** Any load by its own number, of any status. */
export const source: PaletteSource = {
  kind: 'query',
  group: 'loads',
  noun: 'loads',
  requested: 'text',
  isFor: ({ user, has }) => has('load') && mayOpen(user, 'load'),
  request({ resolve }, typed, signal) {
    const search = typed.trim().replace(/^load\s+/i, '')
    if (search.length < LETTERS_MIN) return undefined
    return resolve(FreightTokens.Loads)
      .list({ tab: 'search-result', search }, signal)
      .then(answer => (answer.ok ? done(answer.value.items.map(loadItem)) : answer))
  },
}
