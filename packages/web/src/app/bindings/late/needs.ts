import { type Http, httpTickets } from '@fairhaul/adapters-http'
import type { CompanyChangeOrders } from '@fairhaul/core'
import { ActionItemsTokens } from '../../../di/tokens/needs.ts'
import { PeopleTokens } from '../../../di/tokens/people.ts'
import { ActionItemsStore } from '../../../parts/action-items/action-items-store.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

/** Screens are found by their place, as the frame finds them. */
const SCREENS = import.meta.glob('../../../screens/*/screen.ts')

export const bindModule = (bind: Bind): void => {
  bind(ActionItemsTokens.HasScreen).toConstantValue(name => `../../../screens/${name}/screen.ts` in SCREENS)
  bind(ActionItemsTokens.ActionItemsStore).toResolvedValue(
    (wire: Http, changeOrders: CompanyChangeOrders) =>
      new ActionItemsStore({ tickets: httpTickets(wire), changeOrders }),
    [WireTokens.Http, PeopleTokens.CompanyChangeOrders],
  )
}
