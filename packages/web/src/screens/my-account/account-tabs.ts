import { ACCOUNT_TABS, type AccountTab } from '@fairhaul/core'
import type { ScreenModule, ScreenStore } from '../../di/screen.ts'
import { type LoadModule, lateModules } from '../../parts/late-module/late-module.ts'

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

export const accountTabsOf = (files: Readonly<Record<string, () => Promise<TabFile>>>): AccountTabs => {
  const modules = lateModules(files)
  return {
    names: ACCOUNT_TABS.filter(name => modules.has(name)),
    load(name) {
      const load: LoadModule<TabFile> =
        modules.get(name) ?? (() => Promise.reject(new Error(`No tab named ${name}`)))
      const file = load()
      return file instanceof Promise ? file.then(({ tab }) => tab) : file.tab
    },
  }
}

export const accountTabs = accountTabsOf(import.meta.glob<TabFile>('./tabs/*/tab.ts'))
