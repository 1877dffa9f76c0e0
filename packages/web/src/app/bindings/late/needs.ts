import { type Http, httpTickets } from '@fairhaul/adapters-http'
import type { CompanyChangeOrders } from '@fairhaul/core'
import { NeedsTokens } from '../../../di/tokens/needs.ts'
import { PeopleTokens } from '../../../di/tokens/people.ts'
import { NeedsMeStore } from '../../../parts/needs-me/needs-me-store.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

/** Screens are found by their place, as the frame finds them. */
const SCREENS = import.meta.glob('../../../screens/*/screen.ts')

export const bindRoom = (bind: Bind): void => {
  bind(NeedsTokens.HasScreen).toConstantValue(name => `../../../screens/${name}/screen.ts` in SCREENS)
  bind(NeedsTokens.NeedsMeStore).toResolvedValue(
    (wire: Http, changeOrders: CompanyChangeOrders) =>
      new NeedsMeStore({ tickets: httpTickets(wire), changeOrders }),
    [WireTokens.Http, PeopleTokens.CompanyChangeOrders],
  )
}
