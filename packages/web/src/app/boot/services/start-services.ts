import { CallFailed, errorReportPerson } from '@fairhaul/core'
import { reaction } from 'mobx'
import { localSafeStorage } from '../../../browser/storage.ts'
import { loadTextFont } from '../../../browser/text-font.ts'
import { AccountTokens, BrowserTokens, ServiceTokens, ShellTokens } from '../../../di/tokens.ts'

import { ChatStore } from '../../../stores/chat-store.ts'
import { chatFor, errorReportsFor } from '../bindings/services.ts'
import { NoBrokerCompany } from '../../navigation/no-broker-company.ts'
import type { Shown } from '../../navigation/shown.ts'
import type { LazyServicesDeps } from './load-services-when-idle.ts'
import { supportEntry } from './support-entry.tsx'
import { watchErrors } from './watch-errors.ts'

/** Causes that prevent a screen from opening although the portal's code is correct. */
const isExpected = (error: unknown) =>
  error === undefined || error instanceof CallFailed || error instanceof NoBrokerCompany

/** Starts error reports and the chat. Returns a handler for framework errors. */
export const startServices = ({
  page,
  resolve,
  router,
  early,
}: Omit<LazyServicesDeps, 'idle'>): ((thrown: unknown) => void) => {
  const configuration = resolve(BrowserTokens.PageConfiguration)
  const account = resolve(AccountTokens.AccountStore)
  const clock = resolve(BrowserTokens.Clock)
  const missing = resolve(BrowserTokens.MissingCodeErrors)
  const connection = resolve(ShellTokens.ConnectionStore)
  const reports = errorReportsFor(configuration, page)
  const chat = new ChatStore({
    chat: chatFor(configuration, page),
    hasChat: configuration.chat !== null && configuration.toggles.hasChat,
    clock,
  })
  const { subscribe, inFramework, ofCall } = watchErrors({
    page,
    reports,
    release: configuration,
    clock,
    shown: router.shown,
  })

  let isLost = false
  /**
   * Code that could not be fetched without a connection is no error of ours: its screen or part says so, and opens when
   * it is back. A browser remembers that, so that it fails once more by then.
   */
  const reportUnlessLost = (error: unknown) => {
    if (missing.has(error) && (isLost || !connection.maySendInBackground())) isLost = true
    else inFramework(error)
  }

  reaction(
    () => account.user ?? null,
    user => {
      reports.setPerson(user === null ? null : errorReportPerson(user))
      chat.follow(user)
    },
    { fireImmediately: true },
  )
  account.sessionEndEvents.subscribe(() => {
    reports.setPerson(null)
    chat.exit()
  })

  // The font changes with the screens of signing in, or while the page is hidden: no text moves under the reader, and no
  // list waits for the styles of the whole page.
  let showFont: (() => void) | undefined
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.hidden) showFont?.()
  })
  void loadTextFont(page, localSafeStorage, () => account.user != null).then(show => {
    showFont = show
  })

  const isOfSignIn = (screen: Shown | undefined) => screen?.route.authentication !== 'needed'
  let before = router.shown()
  const onNavigation = () => {
    const shown = router.shown()
    if (shown?.error === undefined) isLost = false
    if (shown?.path !== before?.path && [shown, before].some(isOfSignIn)) showFont?.()
    if (!isExpected(shown?.error)) reportUnlessLost(shown?.error)
    if (shown !== undefined && shown.path !== before?.path) chat.report(shown.route.name)
    before = shown
  }
  onNavigation()
  router.subscribe(onNavigation)
  for (const event of early?.drain() ?? []) subscribe(event)
  resolve(BrowserTokens.FailedCalls).reportBy(ofCall)

  const support = supportEntry({ chat, configuration })
  if (support !== undefined) resolve(ServiceTokens.LateParts).bringSupport(support)
  return reportUnlessLost
}
