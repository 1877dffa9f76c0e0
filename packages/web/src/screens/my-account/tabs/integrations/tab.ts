import { IntegrationsTokens } from '../../../../di/lazy-tokens.ts'
import { WebhookTokens } from '../../../../di/webhook-tokens.ts'
import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens, ShellTokens } from '../../../../di/tokens.ts'
import { IntegrationsTab } from './IntegrationsTab.tsx'
import { readIntegrationsAddress } from './integrations-address.ts'
import { IntegrationsStore } from './integrations-store.ts'

export const tab: ScreenModule<IntegrationsStore> = {
  Component: IntegrationsTab,
  open({ url, resolve }, previous) {
    const store =
      previous ??
      new IntegrationsStore({
        classifications: resolve(IntegrationsTokens.Classifications),
        integrations: resolve(IntegrationsTokens.Integrations),
        apiKeys: resolve(IntegrationsTokens.ApiKeys),
        webhooks: resolve(WebhookTokens.Webhooks),
        account: resolve(AccountTokens.AccountStore),
        say: text => resolve(ShellTokens.ToastsStore).show(text),
      })
    store.open(readIntegrationsAddress(url.searchParams))
    return store
  },
  settled: store => store.settled(),
}
