import {
  boxQuery,
  type CarrierSuggestion,
  carrierOfNumber,
  done,
  mayCarrierSearch,
  mayOpen,
  otherNumberQuery,
  recognizeText,
} from '@fairhaul/core'
import { CarriersTokens } from '../../../../di/tokens.ts'
import { suggestionsOf } from '../../../../parts/carrier-search/suggestions-of.ts'
import { carrierItem } from '../carrier-item.ts'
import type { PaletteSource } from '../palette-source.ts'

/** As many results as fit at a glance. */
const LIMIT = 6

/** Any carrier by its name or a number, as the search box reads them. */
export const source: PaletteSource = {
  kind: 'query',
  group: 'carriers',
  noun: 'carriers',
  requested: 'text',
  isFor: ({ user }) => mayCarrierSearch(user) && mayOpen(user, 'carrier'),
  request({ resolve }, text, signal) {
    const recognized = recognizeText(text)
    const reading = boxQuery(recognized, text)
    if (!reading.ok) return undefined
    const params = {
      query: reading.value,
      limit: LIMIT,
      next: (items: readonly CarrierSuggestion[]) => otherNumberQuery(recognized, items),
    }
    return suggestionsOf(resolve(CarriersTokens.Carriers), params, signal).then(answer => {
      if (!answer.ok) return answer
      const { items } = answer.value
      const exact = carrierOfNumber(recognized, items)
      return done(items.map(carrier => carrierItem(carrier, true, carrier === exact)))
    })
  },
}
