import { boxQuery, carrierOfNumber, done, mayCarrierSearch, mayOpen, recognizeText } from '@fairhaul/core'
import { CarriersTokens } from '../../../di/tokens.ts'
import { carrierItem } from '../carrier-item.ts'
import type { PaletteSource } from '../palette-source.ts'

/** As many results as fit at a glance. */
const LIMIT = 6

/** Any carrier by its name or a number, as the search box reads them. */
export const source: PaletteSource = {
  kind: 'asked',
  group: 'carriers',
  noun: 'carriers',
  requested: 'text',
  isFor: ({ user }) => mayCarrierSearch(user) && mayOpen(user, 'carrier'),
  request({ resolve }, text, signal) {
    const recognized = recognizeText(text)
    const reading = boxQuery(recognized, text)
    if (!reading.ok) return undefined
    return resolve(CarriersTokens.Carriers)
      .suggest({ query: reading.value, limit: LIMIT }, signal)
      .then(answer => {
        if (!answer.ok) return answer
        const exact = carrierOfNumber(recognized, answer.value)
        return done(answer.value.map(carrier => carrierItem(carrier, true, carrier === exact)))
      })
  },
}
