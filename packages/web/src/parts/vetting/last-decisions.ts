import { type CarrierId, done, type Vetted, type Vetting, type VettingTerms } from '@fairhaul/core'
import { OfPage } from '../list/of-page.ts'

interface Decided {
  readonly terms: VettingTerms
  readonly byCarrier: ReadonlyMap<CarrierId, Vetted>
}

/** The last decision about each carrier of a page, and the terms by which it is due. */
export type LastDecisions = OfPage<Decided>

export const lastDecisions = (
  vetting: Pick<Vetting, 'ofCarriers'>,
  whenIdle: (call: () => void) => void,
): LastDecisions =>
  new OfPage<Decided>(async (carrierIds, signal) => {
    const answer = await vetting.ofCarriers({ carrierIds }, signal)
    if (!answer.ok) return answer
    const { terms, items } = answer.value
    return done({ terms, byCarrier: new Map(items.map(each => [each.carrierId, each])) })
  }, whenIdle)
