import { IntegrationsTokens } from '../../../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { IntegrationsTab } from './IntegrationsTab.tsx'
import { IntegrationsStore } from './integrations-store.ts'

/** The page number of an address, from 1. Empty: 1, without a number and for an invalid one. */
export const pageOfQuery = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1

export const tab: ScreenModule<IntegrationsStore> = {
  Component: IntegrationsTab,
  open({ url, resolve }, previous) {
    const store =
      previous ??
      new IntegrationsStore({
        classifications: resolve(IntegrationsTokens.Classifications),
        integrations: resolve(IntegrationsTokens.Integrations),
        account: resolve(AccountTokens.AccountStore),
      })
    store.open(pageOfQuery(url.searchParams.get('page')))
    return store
  },
  settled: store => store.settled(),
}
