import { type Http, pageHttp } from '@fairhaul/adapters-http'
import type { SavedTarget } from '@fairhaul/core'
import type { PageConfiguration } from '../../../../configuration/configuration.ts'
import { browserAutomationMarkers } from '../../../browser/automation-markers.ts'
import { browserBrandHosts } from '../../../browser/brand-hosts.ts'
import { clearOtherStorages } from '../../../browser/clear-other-storages.ts'
import { browserClock } from '../../../browser/clock.ts'
import { browserFailedCalls } from '../../../browser/failed-calls.ts'
import { browserIdleMoments } from '../../../browser/idle-moments.ts'
import { browserLastKnownUser } from '../../../browser/last-known-user.ts'
import { browserMissingCodeErrors } from '../../../browser/missing-code-errors.ts'
import { browserNetwork } from '../../../browser/network.ts'
import { browserPageRelease } from '../../../browser/page-release.ts'
import { browserPendingSignInStorage } from '../../../browser/pending-sign-in-storage.ts'
import { browserPendingSignOut } from '../../../browser/pending-sign-out.ts'
import { browserPersonalStorage } from '../../../browser/personal-storage.ts'
import { browserPreferenceStorage } from '../../../browser/preference-storage.ts'
import { browserSavedTarget } from '../../../browser/saved-target.ts'
import { browserSessionChannel } from '../../../browser/session-channel.ts'
import { localSafeStorage, sessionSafeStorage } from '../../../browser/storage.ts'
import { browserUnsavedText } from '../../../browser/unsaved-text.ts'
import { href } from '../../../di/href.ts'
import { submissionsDone } from '../../../stores/submissions-done.ts'
import type { Navigator } from '../../../di/navigator.ts'
import { BrowserTokens, ShellTokens } from '../../../di/tokens.ts'
import { redirectBy } from '../../navigation/carry-redirect.ts'
import { MOVED_MARK } from '../../navigation/leave.ts'
import { type Bind, HttpTokens } from './bind.ts'

/** What the entry reads from the page before it creates anything. */
export interface BootContext {
  readonly configuration: PageConfiguration
  /** Responses to requests that the served page has already sent. */
  readonly adopt: (question: string) => Promise<Response> | undefined
  /** A promise, because the router is created after the container. */
  readonly navigator: Navigator
  readonly window: Window
  /** Resolves when the page is painted and idle. */
  readonly idle: Promise<void>
}

export const bindBrowser = (bind: Bind, { configuration, adopt, navigator, window }: BootContext): void => {
  const clock = browserClock()
  bind(BrowserTokens.Clock).toConstantValue(clock)
  bind(BrowserTokens.Navigator).toConstantValue(navigator)
  bind(BrowserTokens.PageConfiguration).toConstantValue(configuration)
  bind(BrowserTokens.BrandHosts).toConstantValue(
    browserBrandHosts(window.location, configuration.origins, MOVED_MARK),
  )
  const unsavedText = browserUnsavedText(window.document, submissionsDone)
  bind(BrowserTokens.UnsavedText).toConstantValue(unsavedText)
  bind(BrowserTokens.MissingCodeErrors).toConstantValue(browserMissingCodeErrors(window, unsavedText))
  const failedCalls = browserFailedCalls()
  bind(BrowserTokens.FailedCalls).toConstantValue(failedCalls)
  bind(BrowserTokens.IdleMoments).toConstantValue(browserIdleMoments(window))
  bind(BrowserTokens.Network).toConstantValue(browserNetwork(window))
  bind(BrowserTokens.PageRelease).toConstantValue(
    browserPageRelease({
      version: configuration.version,
      address: href('/'),
      fetch: (url, init) => window.fetch(url, init),
      reload: () => window.location.reload(),
      storage: sessionSafeStorage,
    }),
  )
  bind(BrowserTokens.SavedTarget).toConstantValue(browserSavedTarget(localSafeStorage) satisfies SavedTarget)
  bind(BrowserTokens.LastKnownUser).toConstantValue(browserLastKnownUser(localSafeStorage))
  bind(BrowserTokens.PreferenceStorage).toConstantValue(browserPreferenceStorage(localSafeStorage))
  bind(BrowserTokens.PendingSignInStorage).toConstantValue(browserPendingSignInStorage(sessionSafeStorage))
  bind(BrowserTokens.PersonalStorage).toConstantValue(
    browserPersonalStorage({
      local: localSafeStorage,
      session: sessionSafeStorage,
      clearOther: () => clearOtherStorages(window),
    }),
  )
  bind(BrowserTokens.PendingSignOut).toConstantValue(browserPendingSignOut(localSafeStorage))
  bind(BrowserTokens.SessionChannel).toResolvedValue(browserSessionChannel)
  bind(BrowserTokens.AutomationMarkers).toConstantValue(
    browserAutomationMarkers({ window, navigator: window.navigator, document: window.document }),
  )
  bind(HttpTokens.Http).toResolvedValue(
    (flags, connection): Http => {
      const noted = (response: Response) => {
        connection.answered({ isBusy: response.status === 503 && response.headers.has('retry-after') })
        return response
      }
      return pageHttp({
        base: '/monitor',
        adopt: question => adopt(question)?.then(noted),
        clock,
        onTime: clock.follow,
        onFailed: failedCalls.note,
        fetch: async (url, init) => noted(await connection.watch(window.fetch(url, init))),
        onRedirect: redirectBy({
          flags,
          navigator,
          savedTarget: browserSavedTarget(localSafeStorage),
          page: window.location,
          allowedHosts: configuration.redirectHosts,
          leave: url => window.location.assign(url),
        }),
      })
    },
    [ShellTokens.RedirectFlagsStore, ShellTokens.ConnectionStore],
  )
}
