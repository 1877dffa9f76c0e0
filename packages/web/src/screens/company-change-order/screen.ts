import { parseId } from '@fairhaul/core'
import { PeopleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens } from '../../di/tokens.ts'
import { ChangeOrderStore } from '../../parts/change-order/change-order-store.ts'
import { CompanyChangeOrderScreen } from './CompanyChangeOrderScreen.tsx'

export const screen: ScreenModule<ChangeOrderStore> = {
  Component: CompanyChangeOrderScreen,
  open({ params, resolve }, previous) {
    const id = parseId<'company-change-order'>(params['id'] ?? '')
    if (id === undefined) throw new Error('A change order has an id')
    const store =
      previous ??
      new ChangeOrderStore({
        id,
        orders: resolve(PeopleTokens.CompanyChangeOrders),
        account: resolve(AccountTokens.AccountStore),
      })
    void store.found.load()
    return store
  },
  settled: store => store.settled(),
}
