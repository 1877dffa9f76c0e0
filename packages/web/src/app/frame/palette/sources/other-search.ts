import { done, mayOpen, recognizeText } from '@fairhaul/core'
import { SearchTokens, VehicleTokens } from '../../../../di/lazy-tokens.ts'
import { answerLine } from '../../../../parts/carrier-search/answer-line.ts'
import { contactWindowOf } from '../../../../parts/contact-window.ts'
import { otherSearchFor } from '../../../../parts/carrier-search/other-search-for.ts'
import { otherSearchItem } from '../other-search-item.ts'
import type { PaletteSource } from '../palette-source.ts'

/** The first line of the answer to the contact or vehicle search that the text means. */
export const source: PaletteSource = {
  kind: 'query',
  group: 'other-search',
  noun: 'contacts and vehicles',
  requested: 'text',
  isFor: ({ user, has }) =>
    (['contact-search', 'vehicles'] as const).some(name => has(name) && mayOpen(user, name)),
  request({ user, resolve }, text, signal) {
    const search = otherSearchFor(recognizeText(text), user)
    if (search === undefined) return undefined
    const ports = {
      contactSearch: resolve(SearchTokens.ContactSearch),
      carrierVehicles: resolve(VehicleTokens.CarrierVehicles),
      contactWindow: () => contactWindowOf(resolve),
    }
    return answerLine(search, ports, signal).then(line =>
      line.ok ? done([otherSearchItem(search, line.value)]) : line,
    )
  },
}
