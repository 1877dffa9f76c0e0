import type { ErrorReport } from '@fairhaul/core'
import { anErrorReport } from '@fairhaul/testkit'
import { errorReportsContract } from '@fairhaul/testkit/contracts'
import { describe, expect, it } from 'vitest'
import { sentryErrorReports } from './sentry-error-reports.ts'

type Transport = NonNullable<Parameters<typeof sentryErrorReports>[0]['transport']>

/** What the real client passes to its transport: the events of the envelopes, parsed from JSON. */
const aProvider = (isOnline = () => true) => {
  const events: Record<string, unknown>[] = []
  const headers: unknown[] = []
  const page = Object.assign(new EventTarget(), {
    navigator: {
      get onLine() {
        return isOnline()
      },
    },
  })
  const transport: Transport = () => ({
    send: async ([header, items]) => {
      headers.push(header)
      for (const [, body] of items) events.push(JSON.parse(JSON.stringify(body)) as Record<string, unknown>)
      return {}
    },
    flush: async () => true,
  })
  const reports = sentryErrorReports({
    dsn: 'https://key@errors.example/1',
    environment: 'production',
    page,
    transport,
  })
  return { events, headers, page, reports }
}

const PLACE = 'at CarrierScreen (https://portal.example/broker/assets/portal-abc12345.js:1:2345)'

/** The report that the provider received, reassembled. */
const readBack = (event: Record<string, unknown>): { report: ErrorReport; person: string | null } => {
  const { exception, tags, user, release, environment } = event as {
    exception: {
      values: {
        type: string
        value: string
        mechanism: { type: string }
        stacktrace?: { frames: { filename: string; function?: string; lineno: number; colno: number }[] }
      }[]
    }
    tags: Record<string, string>
    user?: { id: string }
    release: string
    environment: string
  }
  const [value] = exception.values
  if (value === undefined) throw new Error('An event without an error')
  return {
    report: {
      origin: tags['origin'] as ErrorReport['origin'],
      name: value.type,
      message: value.value,
      frames: (value.stacktrace?.frames ?? []).map(
        frame =>
          `at ${frame.function} (${frame.filename.replace('app://', 'https://portal.example')}:${frame.lineno}:${frame.colno})`,
      ),
      environment,
      version: release.replace('fairhaul@', ''),
      hasSourceMaps: tags['source_maps'] === 'yes',
      route: tags['route'] === undefined ? null : { name: tags['route'], pattern: tags['pattern'] as string },
      requestId: tags['request_id'] ?? null,
    },
    person: user?.id ?? null,
  }
}

errorReportsContract(async () => {
  const { events, reports } = aProvider()
  return { reports, report: anErrorReport({ frames: [PLACE] }), sent: () => events.map(readBack) }
})

describe('what is sent', () => {
  it('a sent report has exactly these fields, each with the value of the report', () => {
    const { events, reports } = aProvider()
    reports.setPerson('Northlake-1-1')
    reports.capture(anErrorReport({ frames: [PLACE] }))
    const [{ event_id, timestamp, sdk, contexts, ...event } = {}] = events
    expect(event).toEqual({
      level: 'error',
      platform: 'javascript',
      environment: 'production',
      release: 'fairhaul@1.4.0',
      transaction: '/carriers/:id',
      user: { id: 'Northlake-1-1' },
      tags: {
        origin: 'framework',
        source_maps: 'yes',
        route: 'carrier',
        pattern: '/carriers/:id',
      },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'rows is undefined',
            mechanism: { type: 'react', handled: false },
            stacktrace: {
              frames: [
                {
                  filename: 'app:///broker/assets/portal-abc12345.js',
                  function: 'CarrierScreen',
                  lineno: 1,
                  colno: 2345,
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
    })
    expect(event_id).toMatch(/^[\da-f]{32}$/)
    expect(timestamp).toBeTypeOf('number')
    expect(Object.keys(contexts as object)).toEqual(['trace'])
    expect(sdk).toMatchObject({ name: 'sentry.javascript.browser' })
  })

  it('a sent report tells the provider not to infer the IP address', () => {
    const { events, headers, reports } = aProvider()
    reports.capture(anErrorReport())
    expect(events[0]?.['sdk']).toMatchObject({ settings: { infer_ip: 'never' } })
    expect(JSON.stringify(headers)).not.toMatch(/localhost|127\.0\.0\.1|cookie/)
  })

  it.each([
    ['a page', 'at boot (https://portal.example/broker/carriers/12:3:4)'],
    ['an extension', 'at x (chrome-extension://abcdefghij/inject.js:3:4)'],
    ['another site', 'at y (https://widget.example/v1/messenger.js:3:4)'],
  ])('a sent report names %s by kind alone', (_, frame) => {
    const { events, reports } = aProvider()
    reports.capture(anErrorReport({ frames: [frame] }))
    const text = JSON.stringify(events)
    expect(text).toContain('"filename":"app:///page","in_app":false')
    expect(text).not.toMatch(/carriers\/12|extension|widget/)
  })

  it('a sent report contains no personal data of a signed-out user, and no route before one is known', () => {
    const { events, reports } = aProvider()
    reports.capture(anErrorReport({ route: null, frames: [] }))
    expect(events[0]).not.toHaveProperty('user')
    expect(events[0]).not.toHaveProperty('transaction')
    expect(events[0]).toHaveProperty('tags', { origin: 'framework', source_maps: 'yes' })
  })

  it.each([
    ['uncaught', 'onerror'],
    ['unhandled-rejection', 'onunhandledrejection'],
  ] as const)('a sent report says where an error that is %s occurred', (origin, type) => {
    const { events, reports } = aProvider()
    reports.capture(anErrorReport({ origin }))
    expect(events[0]).toHaveProperty('exception.values.0.mechanism', { type, handled: false })
  })
})

it('a report waits while there is no connection, and is sent with the user of its time', () => {
  let isOnline = false
  const { events, page, reports } = aProvider(() => isOnline)
  reports.setPerson('Northlake-1-1')
  reports.capture(anErrorReport())
  reports.setPerson(null)
  expect(events).toEqual([])
  isOnline = true
  page.dispatchEvent(new Event('online'))
  expect(events).toHaveLength(1)
  expect(events[0]).toHaveProperty('user', { id: 'Northlake-1-1' })
  page.dispatchEvent(new Event('online'))
  expect(events).toHaveLength(1)
})
