import { parseId, paths } from '@fairhaul/core'
import { FreightTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import { GateTokens } from '../../di/gate-tokens.ts'
import { OwnLoadTokens } from '../../di/own-load-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { draftStorage } from '../../stores/draft-storage.ts'
import { LoadFormScreen } from './LoadFormScreen.tsx'
import { LoadFormStore, storedLoadForm } from './load-form-store.ts'

export const screen: ScreenModule<LoadFormStore> = {
  Component: LoadFormScreen,
  open({ resolve, url }, previous) {
    const loadId = parseId<'load'>(url.searchParams.get('load') ?? '') ?? null
    if (previous?.loadId === loadId) return previous
    return new LoadFormStore({
      loadId,
      loads: resolve(FreightTokens.Loads),
      byNumber: resolve(OwnLoadTokens.LoadsByNumber),
      areas: resolve(SearchTokens.Areas),
      gate: resolve(GateTokens.Gate),
      today: () => resolve(BrowserTokens.Clock).today(),
      storage: draftStorage({
        storage: resolve(SearchTokens.SearchCache),
        user: () => resolve(AccountTokens.AccountStore).user,
        key: 'loads',
        subject: String(loadId ?? 'new'),
        readFields: storedLoadForm,
      }),
      saved: ({ loadId: id, externalNumber, outcome }) => {
        const what = outcome === 'created' ? 'brought in' : outcome === 'changed' ? 'changed' : 'not changed'
        resolve(ShellTokens.ToastsStore).show(`Load ${externalNumber} ${what}.`, 'success')
        if (id !== null) resolve(BrowserTokens.Navigator).go(paths.load({ id }), { replace: true })
      },
    })
  },
}
