import type { Chat, ErrorReports } from '@fairhaul/core'
import type { PageConfiguration } from '../../../../configuration/configuration.ts'
import { messengerChat } from '../../../browser/chat/messenger.ts'
import { silentChat } from '../../../browser/chat/silent-chat.ts'
import { consoleErrorReports } from '../../../browser/error-reports/console-error-reports.ts'
import { deferredErrorReports } from '../../../browser/error-reports/deferred-error-reports.ts'
import { silentErrorReports } from '../../../browser/error-reports/silent-error-reports.ts'
import { loadScript } from '../../../browser/load-script.ts'

/** Where errors are reported: the provider, the console of the development server, or nowhere. */
export const errorReportsFor = (
  { errorReports, environment }: PageConfiguration,
  page: Window,
): ErrorReports => {
  if (errorReports === null) return import.meta.env.DEV ? consoleErrorReports(console) : silentErrorReports
  return deferredErrorReports(async () => {
    const { sentryErrorReports } = await import('../../../browser/error-reports/sentry-error-reports.ts')
    return sentryErrorReports({ dsn: errorReports.dsn, environment, page })
  })
}

/** The chat, if it is configured and switched on. */
export const chatFor = ({ chat, toggles }: PageConfiguration, page: Window): Chat =>
  chat === null || !toggles.hasChat
    ? silentChat
    : messengerChat({ page, appId: chat.appId, load: address => loadScript(page, address) })
