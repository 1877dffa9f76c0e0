import type { ErrorReports } from '@fairhaul/core'
import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser'
import { BUFFERED_REPORTS_MAX } from './deferred-error-reports.ts'
import { sentryEvent } from './sentry-event.ts'

export interface SentryDeps {
  readonly dsn: string
  readonly environment: string
  readonly page: Pick<Window, 'addEventListener'> & { readonly navigator: Pick<Navigator, 'onLine'> }
  /** Replaces the browser's own, in tests. */
  readonly transport?: typeof makeFetchTransport
}

/** The library adds nothing of its own: only the report is sent. */
const COLLECTS_NOTHING = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
}

/**
 * `ErrorReports` through Sentry's client: its transport, rate limits and format, without the integrations that listen,
 * record or collect. While there is no connection, reports wait in memory.
 */
export const sentryErrorReports = ({
  dsn,
  environment,
  page,
  transport = makeFetchTransport,
}: SentryDeps): ErrorReports => {
  const client = new BrowserClient({
    dsn,
    environment,
    transport,
    stackParser: defaultStackParser,
    integrations: [],
    dataCollection: COLLECTS_NOTHING,
    sendClientReports: false,
    transportOptions: { fetchOptions: { referrerPolicy: 'no-referrer', credentials: 'omit' } },
  })
  client.init()
  const waiting: ReturnType<typeof sentryEvent>[] = []
  page.addEventListener('online', () => {
    for (const event of waiting.splice(0)) client.captureEvent(event)
  })
  let person: string | null = null
  return {
    capture: report => {
      const event = sentryEvent(report, person, defaultStackParser)
      if (page.navigator.onLine) client.captureEvent(event)
      else if (waiting.length < BUFFERED_REPORTS_MAX) waiting.push(event)
    },
    setPerson: label => {
      person = label
    },
  }
}
