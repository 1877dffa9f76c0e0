import type { Clock, PageViews } from '@fairhaul/core'
import type { PageConfiguration } from '../../../configuration/configuration.ts'
import { asksForNoTracking } from '../../browser/tag-manager/do-not-track.ts'
import { deferredPageViews } from '../../browser/tag-manager/deferred-page-views.ts'
import { silentPageViews } from '../../browser/tag-manager/silent-page-views.ts'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import type { Bind } from '../container.ts'
import type { BootContext } from './browser.ts'

/** The tag manager where one is configured and the browser does not ask to be left alone; its code comes when it is calm. */
export const bindPageViews = (bind: Bind, { window, idle }: Pick<BootContext, 'window' | 'idle'>): void => {
  bind(BrowserTokens.PageViews).toResolvedValue(
    ({ tagManager: configured }: PageConfiguration, clock: Clock): PageViews => {
      if (configured === null || asksForNoTracking(window.navigator)) return silentPageViews
      let start: Parameters<typeof deferredPageViews>[0] | undefined
      return deferredPageViews(async () => {
        await idle
        const { tagManager } = await import('../../browser/tag-manager/tag-manager.ts')
        start ??= tagManager({ page: window, id: configured.id, now: () => clock.now() })
        return start()
      })
    },
    [BrowserTokens.PageConfiguration, BrowserTokens.Clock],
  )
}
