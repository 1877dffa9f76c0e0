import { ACCOUNT_TABS, type AccountTab } from '@fairhaul/core'
import type { ScreenModule, ScreenStore } from '../../di/screen.ts'

/** What `tabs/<name>/tab.ts` exports as `tab`: opened, settled and disposed of like a screen. */
export type TabModule = ScreenModule<ScreenStore>

interface TabFile {
  readonly tab: TabModule
}

/** The tabs. The code of each is loaded on its first visit. */
export interface AccountTabs {
  readonly names: readonly AccountTab[]
  /** The module if its code is loaded; else a promise of it. A failed load can be retried. */
  load(name: AccountTab): TabModule | Promise<TabModule>
}

const fileOf = (name: AccountTab) => `./tabs/${name}/tab.ts`

export const accountTabsOf = (
  files: Readonly<Record<string, (() => Promise<TabFile>) | undefined>>,
): AccountTabs => {
  const here = new Map<AccountTab, TabModule>()
  return {
    names: ACCOUNT_TABS.filter(name => files[fileOf(name)] !== undefined),
    load: name =>
      here.get(name) ??
      (files[fileOf(name)]?.() ?? Promise.reject(new Error(`No tab in ${fileOf(name)}`))).then(({ tab }) => {
        here.set(name, tab)
        return tab
      }),
  }
}

export const accountTabs = accountTabsOf(import.meta.glob<TabFile>('./tabs/*/tab.ts'))
